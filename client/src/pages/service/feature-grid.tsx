import type { Feature } from '#shared/content/types.ts';

/** Terms with their explanation, in columns under hairlines. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <dl className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ title, description }) => (
        <div key={title} className="border-t-2 border-hue pt-5 pb-9">
          <dt className="font-heading text-subheading text-ink-950">{title}</dt>
          <dd className="mt-2 text-ink-800">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

import { about } from '#shared/content/about.ts';
import { Revealed } from '../../components/sections/revealed.tsx';

/** The four core values, as a page of a book rather than as four cards. */
export function AboutValues() {
  const { heading, items } = about.values;
  return (
    <section
      aria-labelledby="values-heading"
      className="container-page grid gap-x-8 gap-y-8 py-section lg:grid-cols-12 lg:items-baseline"
    >
      <h2 id="values-heading" className="lg:max-w-[8em] text-heading lg:col-span-4">
        {heading}
      </h2>
      <Revealed className="lg:col-span-8">
        <dl>
          {items.map(({ title, description }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-2 border-t border-line py-7 last:border-b md:grid-cols-[2fr_3fr] md:items-baseline"
            >
              <dt className="font-heading text-subheading text-redbud-700">{title}</dt>
              <dd className="max-w-[30.75em]">{description}</dd>
            </div>
          ))}
        </dl>
      </Revealed>
    </section>
  );
}

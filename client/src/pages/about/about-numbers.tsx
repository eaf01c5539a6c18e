import { about } from '#shared/content/about.ts';

/** The three figures of the company, at the left edges of the three people below. */
export function AboutNumbers() {
  const { heading, items } = about.numbers;
  return (
    <section aria-labelledby="numbers-heading" className="on-dark bg-ink-950">
      <div className="container-page py-section-tight">
        <h2 id="numbers-heading" className="text-subheading text-redbud-300">
          {heading}
        </h2>
        <dl className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse border-t border-rule-dark pt-5">
              <dt className="mt-2 text-mist/80">{label}</dt>
              <dd className="font-heading text-display leading-none md:max-lg:text-[2.25rem] tabular-nums text-white">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

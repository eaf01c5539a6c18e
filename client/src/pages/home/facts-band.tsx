import { home } from '#shared/content/home.ts';

/** Four numbers in one thin row. */
export function FactsBand() {
  return (
    <section aria-label="At a glance" className="border-b border-line">
      <dl
        data-kept-clear=""
        className="container-page grid grid-cols-2 gap-5 py-7 lg:grid-cols-4 lg:py-9"
      >
        {home.facts.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-small text-ink-600">{label}</dt>
            <dd className="font-heading text-[clamp(1.375rem,1.1rem+1vw,2rem)] leading-tight font-medium tabular-nums text-ink-950">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

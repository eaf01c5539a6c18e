import { company } from '#shared/content/company.ts';
import { testimonialsPage } from '#shared/content/testimonials-page.ts';

const { satisfaction, retention, resolutionSpeed } = company.claims;

/** How far each bar reaches, in percent of its track. */
const shares = [satisfaction, retention, resolutionSpeed * 10];

/** Three figures, each with a bar to scale. */
export function SatisfactionFigures() {
  const { heading, items } = testimonialsPage.figures;
  return (
    <section aria-labelledby="figures-heading" className="on-dark bg-ink-950">
      <div className="container-page grid gap-x-8 gap-y-8 py-section-tight lg:grid-cols-12">
        <h2 id="figures-heading" className="lg:max-w-[6.75em] text-heading lg:col-span-4">
          {heading}
        </h2>
        <dl className="space-y-7 lg:col-span-8">
          {items.map(({ value, label }, index) => (
            <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6">
              <dt className="text-mist/80">{label}</dt>
              {/* To the right: Safari keeps the column as wide as the first font made it. */}
              <dd className="text-right font-heading text-heading leading-none tabular-nums text-white">
                {value}
              </dd>
              <dd className="col-span-2 mt-3" aria-hidden>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block h-1.5 w-full">
                  <rect width="100" height="1" className="fill-white/15" />
                  <rect width={shares[index]} height="1" className="fill-redbud-300" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

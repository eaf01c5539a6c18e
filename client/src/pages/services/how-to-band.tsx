import { howTo } from '#shared/content/how-to.ts';
import { Link } from 'wouter';

/** How a clinic becomes a client: cost, time, and seven steps in their order. */
export function HowToBand() {
  const { name, description, costLabel, costText, totalTimeLabel, totalTimeText, steps } = howTo;
  return (
    <section aria-labelledby="how-to-heading" className="bg-mist">
      <div className="container-page grid items-start gap-x-8 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:pr-8">
          <h2 id="how-to-heading" className="max-w-[9.5em] text-heading">
            {name}
          </h2>
          <p className="mt-5 max-w-[28.25em] text-ink-800">{description}</p>
          <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4">
            {[
              [totalTimeLabel, totalTimeText],
              [costLabel, costText],
            ].map(([label, text]) => (
              <div key={label}>
                <dt className="text-small text-ink-600">{label}</dt>
                <dd className="font-heading text-subheading tabular-nums text-ink-950">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ol className="border-b border-ink-600/25 lg:col-span-7">
          {steps.map(({ position, name: step, text, url, isWorthReading }) => (
            <li
              key={position}
              className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-t border-ink-600/25 py-5 sm:grid-cols-[4rem_1fr]"
            >
              <span
                className="font-heading text-heading leading-none tabular-nums text-redbud-700"
                aria-hidden
              >
                {position}
              </span>
              <div>
                <h3 className="text-subheading">
                  {isWorthReading ? (
                    <Link
                      href={url}
                      className="inline-block py-1 underline decoration-ink-600/30 decoration-1 underline-offset-4 hover:decoration-redbud-700"
                    >
                      {step}
                    </Link>
                  ) : (
                    <span className="inline-block py-1">{step}</span>
                  )}
                </h3>
                <p className="mt-1 max-w-text">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

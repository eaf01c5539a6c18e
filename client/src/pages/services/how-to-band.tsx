import { howTo } from '#shared/content/how-to.ts';
import { Link } from 'wouter';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** How a clinic becomes a client: cost, time, and seven steps in their order. */
export function HowToBand() {
  const { name, description, costLabel, costText, totalTimeLabel, totalTimeText, steps } = howTo;
  return (
    <section aria-labelledby="how-to-heading" className="bg-mist">
      <div className="container-page py-section">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2 lg:items-baseline">
          <h2 id="how-to-heading" className="lg:max-w-[9.5em] text-heading">
            {name}
          </h2>
          <p className="max-w-[28.25em] text-lead text-balance text-ink-600">{description}</p>
        </div>
        {/* In two columns the seven steps leave a place for what they take. */}
        <div className="mt-8 grid gap-x-8 gap-y-10 lg:mt-12 lg:grid-cols-2">
          <dl className="flex flex-wrap gap-x-12 gap-y-4 border-rule lg:col-start-2 lg:row-start-1 lg:h-1/4 lg:self-end lg:border-y lg:pt-5 lg:pl-19">
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
          <ol className="border-rule max-lg:border-b lg:col-[1/3] lg:row-start-1 lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(4,1fr)] lg:gap-x-8">
            {steps.map(({ position, name: step, text, url, isWorthReading }) => (
              <li
                key={position}
                className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-3 border-t border-rule py-5 sm:grid-cols-[4rem_1fr] lg:nth-4:border-b"
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
                        className="inline-block py-1 decoration-1 underline-offset-4 hover:text-redbud-700 hover:underline focus-visible:underline"
                      >
                        {step}
                      </Link>
                    ) : (
                      <span className="inline-block py-1">{step}</span>
                    )}
                  </h3>
                  <p className="mt-1 max-w-text">
                    <Unbroken text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

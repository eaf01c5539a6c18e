import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** Where the company sits and when its door is open. */
export function Office() {
  const { heading, addressLabel, hoursLabel, hoursNote } = contact.office;
  const { name, address, officeHours } = company;
  return (
    <section
      aria-labelledby="office-heading"
      className="lg:row-span-3 lg:grid lg:grid-rows-subgrid"
    >
      <h2 id="office-heading" className="text-heading">
        {heading}
      </h2>
      <dl className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid">
        <div className="border-t border-rule py-6">
          <dt className="text-small text-ink-600">{addressLabel}</dt>
          <dd className="mt-2">
            <address className="font-heading text-subheading text-wrap text-ink-950 not-italic">
              {[name, ...address.lines].map((line) => (
                <span key={line} className="block">
                  <Unbroken text={line} />
                </span>
              ))}
            </address>
          </dd>
        </div>
        <div className="border-t border-rule pt-6">
          <dt className="text-small text-ink-600">{hoursLabel}</dt>
          <dd className="mt-2">
            {officeHours.lines.map(({ days, hours }) => (
              <p key={days} className="font-heading text-subheading text-ink-950 not-first:mt-3">
                {days}
                <span className="block tabular-nums">{hours}</span>
              </p>
            ))}
            <p className="mt-3 max-w-[23em] text-balance text-ink-600">{hoursNote}</p>
          </dd>
        </div>
      </dl>
    </section>
  );
}

import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { servicePage } from '#shared/content/services-page.ts';
import { CallButton } from '../../components/ui/call-button.tsx';
import { RequestButton } from '../../components/ui/request-button.tsx';

/** The two ways to get the service. */
export function ServiceAside() {
  const { officeHours } = company;
  return (
    <section aria-label="Get in touch" className="min-w-0 lg:col-start-2 lg:row-start-1">
      <div className="rounded-card border border-line bg-white p-6">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <RequestButton>{servicePage.contactLabel}</RequestButton>
          <CallButton label={servicePage.callLabel} className="px-3!" />
        </div>
        <div className="mt-6 gap-3 text-small sm:max-lg:grid sm:max-lg:grid-cols-2">
          <p className="text-balance">{contact.office.hoursNote}</p>
          <dl className="border-line text-ink-600 max-sm:mt-4 max-sm:border-t max-sm:pt-4 lg:mt-4 lg:border-t lg:pt-4">
            <dt className="font-semibold text-ink-950">{contact.office.hoursLabel}</dt>
            {officeHours.lines.map(({ days, hours }) => (
              <dd key={days}>
                {days}
                <span className="block tabular-nums">{hours}</span>
              </dd>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

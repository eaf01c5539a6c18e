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
        <p className="mt-6 text-small text-balance">{contact.office.hoursNote}</p>
        <dl className="mt-4 border-t border-line pt-4 text-small text-ink-600">
          <dt className="font-semibold text-ink-950">{contact.office.hoursLabel}</dt>
          {officeHours.lines.map(({ days, hours }) => (
            <dd key={days}>
              {days}
              <span className="block tabular-nums">{hours}</span>
            </dd>
          ))}
        </dl>
      </div>
    </section>
  );
}

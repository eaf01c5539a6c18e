import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { contact as page } from '#shared/pages/contact.ts';
import { CallButton } from '../../components/ui/call-button.tsx';
import { MailButton } from '../../components/ui/mail-button.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { Office } from './office.tsx';
import { Reasons } from './reasons.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';

export { jsonLd } from './json-ld.ts';

export const head = () => pageHead(page);

export default function ContactPage() {
  const { heading, lead, panels, consultation } = contact;
  return (
    <>
      <PageMeta head={head()} />
      <div id="contact-top" className="container-page pt-section-tight pb-section">
        <header className="grid gap-x-8 gap-y-4 pb-10 lg:grid-cols-12 lg:items-baseline lg:pb-14">
          <h1 className="text-title lg:col-span-7">{heading}</h1>
          <p className="text-lead text-ink-600 lg:col-span-5">{lead}</p>
        </header>
        <div className="grid gap-5 lg:grid-cols-12 lg:gap-6">
          {panels.map((panel, index) => (
            <div key={panel.source} className={index === 0 ? 'lg:col-span-7' : 'lg:col-span-5'}>
              <ContactPanel panel={panel} isMain={index === 0} />
            </div>
          ))}
        </div>
      </div>
      <div className="bg-mist">
        <div className="container-page grid gap-x-16 gap-y-14 py-section lg:grid-cols-[2fr_3fr]">
          <Office />
          <Reasons />
        </div>
      </div>
      <div data-contact-source={consultation.source}>
        <ClosingCall heading={consultation.heading} text={consultation.text}>
          <CallButton label={consultation.callLabel} variant="primary" />
          <MailButton label={consultation.emailLabel} email={company.emails.sales} />
        </ClosingCall>
      </div>
    </>
  );
}

import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { contact as page } from '#shared/pages/contact.ts';
import type { ContactPoint } from 'schema-dts';
import { CallButton } from '../../components/ui/call-button.tsx';
import { MailButton } from '../../components/ui/mail-button.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { NightDesk } from './night-desk.tsx';
import { Office } from './office.tsx';
import { Reasons } from './reasons.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { localBusiness } from '../../lib/json-ld/business.ts';

export const head = () => pageHead(page);

export const jsonLd = (source: JsonLdSource) => [
  {
    ...webPage('ContactPage', source),
    mainEntity: {
      ...localBusiness(source.publicUrl, source.listing),
      contactPoint: contactPoints(),
    },
  },
];

export default function ContactPage() {
  const { heading, lead, panels, consultation } = contact;
  return (
    <>
      <PageMeta head={head()} />
      <div id="contact-top">
        <NightDesk heading={heading} lead={lead} />
        <div className="container-page relative -mt-16 grid gap-x-10 gap-y-5 pb-section md:grid-cols-2 lg:gap-x-8">
          {panels.map((panel) => (
            <ContactPanel key={panel.source} panel={panel} />
          ))}
        </div>
      </div>
      <div className="bg-mist">
        <div className="container-page grid gap-x-16 py-section max-lg:gap-y-14 lg:grid-cols-[2fr_3fr]">
          <Office />
          <Reasons />
        </div>
      </div>
      <div data-contact-source={consultation.source}>
        <ClosingCall heading={consultation.heading} text={consultation.text}>
          {/* Below each other, and as wide. */}
          <div className="grid gap-4">
            <CallButton label={consultation.callLabel} variant="primary" />
            <MailButton label={consultation.emailLabel} email={company.emails.sales} />
          </div>
        </ClosingCall>
      </div>
    </>
  );
}

/** The ways to reach us, as the panels of the page offer them. */
function contactPoints(): ContactPoint[] {
  return contact.panels.map(({ title, phone, email }) => ({
    '@type': 'ContactPoint',
    contactType: title,
    telephone: phone.e164,
    email: email.address,
  }));
}

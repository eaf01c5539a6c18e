import { inShort, type Summaries } from '#shared/content/legal/in-short.ts';
import { smsForm, smsPage } from '#shared/content/sms-consent.ts';
import { siteMap } from '#shared/site-map.ts';
import { BackLink } from '../../components/ui/back-link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { DocumentFrame } from '../../components/document/document-frame.tsx';
import { DocumentSection } from '../../components/document/document-section.tsx';
import { SmsSignUp } from './sms-sign-up.tsx';

const contents = [
  ...smsPage.beforeForm,
  { id: 'sign-up', heading: smsForm.heading },
  ...smsPage.afterForm,
];

const summaries: Summaries = inShort.sms;

/** The consent and disclosure document, with the form at its place in it (spec §2). */
export function SmsDocument() {
  return (
    <>
      <header className="bg-mist print:bg-transparent">
        <div className="container-page pt-8 pb-10 lg:pt-12 lg:pb-14">
          <BackLink href={siteMap.home.path}>{smsPage.backLabel}</BackLink>
          <h1 className="mt-6 text-title">{smsPage.title}</h1>
          <p className="mt-4 max-w-narrow text-lead text-balance text-ink-600">{smsPage.intro}</p>
          <a href="#sign-up" className={buttonClass('primary', 'mt-6 max-sm:w-full print:hidden')}>
            {smsForm.heading}
          </a>
        </div>
      </header>
      <DocumentFrame title={smsPage.title} entries={contents}>
        {smsPage.beforeForm.map((section) => (
          <DocumentSection key={section.id} section={section} summary={summaries[section.id]} />
        ))}
        <div className="document-measure">
          <SmsSignUp />
        </div>
        {smsPage.afterForm.map((section) => (
          <DocumentSection key={section.id} section={section} summary={summaries[section.id]} />
        ))}
      </DocumentFrame>
    </>
  );
}

import { smsForm, smsPage } from '#shared/content/sms-consent.ts';
import { siteMap } from '#shared/site-map.ts';
import { BackLink } from '../../components/ui/back-link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { DocumentSection } from '../../components/document/document-section.tsx';
import { TableOfContents } from '../../components/document/table-of-contents.tsx';
import { SmsSignUp } from './sms-sign-up.tsx';

const contents = [
  ...smsPage.beforeForm,
  { id: 'sign-up', heading: smsForm.heading },
  ...smsPage.afterForm,
];

/** The consent and disclosure document, with the form at its place in it (spec §2). */
export function SmsDocument() {
  return (
    <>
      <header className="bg-mist print:bg-transparent">
        <div className="container-page pt-8 pb-10 lg:pt-12 lg:pb-14">
          <BackLink href={siteMap.home.path} className="text-redbud-700">
            {smsPage.backLabel}
          </BackLink>
          <h1 className="mt-6 text-title">{smsPage.title}</h1>
          <p className="mt-4 max-w-text text-lead text-ink-600">{smsPage.intro}</p>
          <a href="#sign-up" className={buttonClass('primary', 'mt-6 print:hidden')}>
            {smsForm.heading}
          </a>
        </div>
      </header>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-10 pb-section lg:grid-cols-[15rem_minmax(0,44rem)] lg:pt-16 print:block">
        <TableOfContents entries={contents} />
        <div>
          {smsPage.beforeForm.map((section) => (
            <DocumentSection key={section.id} section={section} />
          ))}
          <SmsSignUp />
          {smsPage.afterForm.map((section) => (
            <DocumentSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  );
}

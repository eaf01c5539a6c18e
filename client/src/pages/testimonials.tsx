import { testimonialsPage } from '#shared/content/testimonials-page.ts';
import { testimonialsMetadata } from '#shared/metadata/testimonials.ts';
import { ClosingCall } from '../components/pages/common/closing-call.tsx';
import { RequestButton } from '../components/pages/common/request-button.tsx';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';
import { CaseStudies } from '../components/pages/testimonials/case-studies.tsx';
import { Quotes } from '../components/pages/testimonials/quotes.tsx';
import { SatisfactionFigures } from '../components/pages/testimonials/satisfaction-figures.tsx';

export default function TestimonialsPage() {
  const { heading, lead, callToAction } = testimonialsPage;
  return (
    <>
      <SitePageMeta metadata={testimonialsMetadata} />
      <header className="container-page grid gap-x-8 gap-y-5 pt-section-tight pb-12 lg:grid-cols-12 lg:items-baseline lg:pb-20">
        <h1 className="max-w-[10.75em] text-title lg:col-span-7">{heading}</h1>
        <p className="max-w-[29.5em] text-lead text-ink-600 lg:col-span-5">{lead}</p>
      </header>
      <Quotes />
      <SatisfactionFigures />
      <CaseStudies />
      <ClosingCall heading={callToAction.heading} text={callToAction.text}>
        <RequestButton>{callToAction.buttonLabel}</RequestButton>
      </ClosingCall>
    </>
  );
}

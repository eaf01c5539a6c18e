import { testimonialsPage } from '#shared/content/testimonials-page.ts';
import { testimonials as page } from '#shared/pages/testimonials.ts';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { RequestButton } from '../../components/ui/request-button.tsx';
import { CaseStudies } from './case-studies.tsx';
import { Quotes } from './quotes.tsx';
import { SatisfactionFigures } from './satisfaction-figures.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { organization } from '../../lib/json-ld/business.ts';
import { quoteReviews } from '../../lib/json-ld/review.ts';

export const head = () => pageHead(page);

export function jsonLd(source: JsonLdSource) {
  const { reviews } = source.listing;
  const company = organization(source.publicUrl);
  return [
    webPage('CollectionPage', source),
    ...(reviews ? quoteReviews(reviews.stars, company) : []),
  ];
}

export default function TestimonialsPage() {
  const { heading, lead, callToAction } = testimonialsPage;
  return (
    <>
      <PageMeta head={head()} />
      <header className="container-page grid gap-x-8 gap-y-5 pt-section-tight pb-12 lg:grid-cols-12 lg:items-baseline lg:pb-20">
        <h1 className="max-w-[10.75em] text-title lg:col-span-7">{heading}</h1>
        <p className="max-w-[29.5em] text-lead text-balance text-ink-600 lg:col-span-5">{lead}</p>
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

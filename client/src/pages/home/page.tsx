import { home as page } from '#shared/pages/home.ts';
import { company } from '#shared/content/company.ts';
import { faq } from '#shared/content/faq.ts';
import { pagePath } from '#shared/site-map.ts';
import type { Question, WebSite } from 'schema-dts';
import { AboutBand } from './about-band.tsx';
import { AssessmentBand } from './assessment-band.tsx';
import { FactsBand } from './facts-band.tsx';
import { FaqBand } from './faq-band.tsx';
import { Hero } from './hero.tsx';
import { ServicesGrid } from './services-grid.tsx';
import { TestimonialsBand } from './testimonials-band.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import { listedBusiness, organization } from '../../lib/json-ld/business.ts';
import { webPage, websiteId } from '../../lib/json-ld/web-page.ts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';

export const head = () => pageHead(page);

export const jsonLd = (source: JsonLdSource) => [
  website(source.publicUrl),
  listedBusiness(source.publicUrl, source.listing),
  { ...webPage('WebPage', source), '@type': 'FAQPage' as const, mainEntity: questions() },
];

export default function HomePage() {
  return (
    <>
      <PageMeta head={head()} />
      <Hero />
      <FactsBand />
      <ServicesGrid />
      <AboutBand />
      <AssessmentBand />
      <TestimonialsBand />
      <FaqBand />
    </>
  );
}

/** The site as a whole; only the home page tells it. */
function website(publicUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(publicUrl),
    name: company.name,
    url: publicUrl + pagePath('home'),
    inLanguage: 'en-US',
    publisher: organization(publicUrl),
  };
}

/** The questions that the home page shows with their answers. */
function questions(): Question[] {
  return faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}

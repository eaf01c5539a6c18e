import { home as page } from '#shared/pages/home.ts';
import { AboutBand } from './about-band.tsx';
import { AssessmentBand } from './assessment-band.tsx';
import { FactsBand } from './facts-band.tsx';
import { FaqBand } from './faq-band.tsx';
import { Hero } from './hero.tsx';
import { ServicesGrid } from './services-grid.tsx';
import { TestimonialsBand } from './testimonials-band.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';

export { jsonLd } from './json-ld.ts';

export const head = () => pageHead(page);

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

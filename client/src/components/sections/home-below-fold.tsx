import { AboutBand } from './about-band.tsx';
import { AssessmentBand } from './assessment-band.tsx';
import { FaqBand } from './faq-band.tsx';
import { ServicesGrid } from './services-grid.tsx';
import { TestimonialsBand } from './testimonials-band.tsx';

/** The home page after its first screen; pages/home.tsx loads its code when the browser is idle. */
export default function HomeBelowFold() {
  return (
    <>
      <ServicesGrid />
      <AboutBand />
      <AssessmentBand />
      <TestimonialsBand />
      <FaqBand />
    </>
  );
}

import { AboutBand } from './about-band.tsx';
import { AssessmentBand } from './assessment-band.tsx';
import { FaqBand } from './faq-band.tsx';
import { ServicesGrid } from './services-grid.tsx';
import { TestimonialsBand } from './testimonials-band.tsx';

/** The home page after its first screen; in the browser its code comes late (lib/late-part.tsx). */
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

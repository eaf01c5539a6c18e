import { searchListing } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { homeTestimonials } from '#shared/content/testimonials.ts';
import { slideState } from '../../hooks/carousel-state.ts';
import { useCarousel } from '../../hooks/use-carousel.ts';
import { useSwipe } from '../../hooks/use-swipe.ts';
import { CarouselControls } from '../../components/sections/carousel-controls.tsx';
import { Stars } from '../../components/sections/stars.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

const TESTIMONIAL_INTERVAL_MS = 4000;
const TESTIMONIAL_FADE_MS = 500;
const SWIPE_THRESHOLD_PX = 50;

/**
 * One large quotation at a time (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). All of them
 * share one place, as tall as the longest, so that nothing moves when they change; without
 * JavaScript carousel.css lists them below each other.
 */
export function TestimonialsCarousel() {
  const carousel = useCarousel({
    count: homeTestimonials.length,
    intervalMs: TESTIMONIAL_INTERVAL_MS,
    fadeMs: TESTIMONIAL_FADE_MS,
  });
  const swipeProps = useSwipe({
    onLeft: carousel.next,
    onRight: carousel.previous,
    thresholdPx: SWIPE_THRESHOLD_PX,
  });
  return (
    <section
      aria-roledescription="carousel"
      data-moves
      aria-label="Client testimonials"
      className="grid gap-x-8 gap-y-8 lg:grid-cols-12"
      {...carousel.holdProps}
    >
      <div className="carousel-stage lg:order-2 lg:col-span-9" {...swipeProps}>
        <div className="carousel-slides" aria-live={carousel.isRotating ? 'off' : 'polite'}>
          {homeTestimonials.map(({ quote, author, organization }, index) => (
            <div
              key={quote}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${homeTestimonials.length}`}
              className="carousel-slide"
              data-state={slideState(index, carousel.shown, carousel.isFading)}
            >
              <blockquote className="quotation">
                <Unbroken text={quote} isEnd />
              </blockquote>
              <p className="mt-8 text-body">
                <span className="font-semibold text-ink-950">{author}</span>
                {organization && <span className="block text-ink-600">{organization}</span>}
              </p>
            </div>
          ))}
        </div>
      </div>
      <div className="lg:col-span-3">
        {searchListing.reviews && <Stars label={home.testimonials.starsLabel} />}
        <CarouselControls carousel={carousel} count={homeTestimonials.length} noun="quote" />
      </div>
    </section>
  );
}

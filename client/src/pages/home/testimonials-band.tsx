import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { standingText } from '#shared/content/rating-line.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from 'wouter';
import { Revealed } from '../../components/sections/revealed.tsx';
import { TestimonialsCarousel } from './testimonials-carousel.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** What clients say, and the long story of one of them. */
export function TestimonialsBand() {
  const { eyebrow, title, summary, linkLabel } = home.caseStudy;
  return (
    <section aria-labelledby="testimonials-heading">
      <div className="container-page py-section">
        <h2 id="testimonials-heading" className="text-heading">
          {home.testimonials.heading}
        </h2>
        <p className="mt-3 text-balance text-ink-600">{standingText(company.rating)}</p>
        <Revealed className="mt-10">
          <TestimonialsCarousel />
        </Revealed>
        <div className="group relative mt-10 grid gap-x-8 gap-y-2 border-t border-b border-line py-6 lg:mt-14 lg:grid-cols-12 lg:items-baseline">
          <p className="text-small text-ink-600 lg:col-span-3">{eyebrow}</p>
          <div className="lg:col-span-6">
            <h3 className="text-subheading">
              <Link href="/case-study" className="covers-card">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-ink-600">
              <Unbroken text={summary} isEnd />
            </p>
          </div>
          <span
            className="flex items-center gap-2 font-semibold whitespace-nowrap text-redbud-700 lg:col-span-3 lg:justify-end"
            aria-hidden
          >
            {linkLabel}
            <Icon
              name="arrow-right"
              className="size-4 transition-transform group-hover:translate-x-1"
            />
          </span>
        </div>
      </div>
    </section>
  );
}

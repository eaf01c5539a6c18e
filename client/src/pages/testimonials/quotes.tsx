import { searchListing } from '#shared/content/company.ts';
import type { Testimonial } from '#shared/content/types.ts';
import { pageTestimonials } from '#shared/content/testimonials.ts';
import { testimonialsPage } from '#shared/content/testimonials-page.ts';
import { Stars } from '../../components/sections/stars.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** Three quotes: the first fills the page, the others stand beside each other below it. */
export function Quotes() {
  const [first, ...others] = pageTestimonials;
  return (
    <div className="container-page pb-section">
      {first && (
        <Quote
          testimonial={first}
          className="max-w-[24em] text-[clamp(1.5rem,1.1rem+1.9vw,2.75rem)]"
        />
      )}
      <div className="mt-14 grid gap-x-8 gap-y-10 border-t border-line pt-10 md:grid-cols-2 lg:mt-20 lg:grid-cols-12 lg:pt-14">
        {others.map((testimonial, index) => (
          <div
            key={testimonial.quote}
            className={
              index === 0
                ? 'lg:col-span-6'
                : 'border-line max-md:border-t max-md:pt-10 lg:col-span-5 lg:col-start-8'
            }
          >
            <Quote
              testimonial={testimonial}
              className="text-[clamp(1.25rem,0.75rem+1.2vw,1.75rem)]"
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function Quote({ testimonial, className }: { testimonial: Testimonial; className: string }) {
  const { quote, author, organization } = testimonial;
  return (
    <figure className="flex h-full flex-col">
      {searchListing.reviews && <Stars label={testimonialsPage.starsLabel} />}
      <blockquote className={`quotation mt-5 ${className}`}>
        <Unbroken text={quote} isEnd />
      </blockquote>
      <figcaption className="mt-auto pt-6">
        <span className="font-semibold text-ink-950">{author}</span>
        {organization && <span className="block text-ink-600">{organization}</span>}
      </figcaption>
    </figure>
  );
}

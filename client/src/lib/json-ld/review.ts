import { homeTestimonials, pageTestimonials } from '#shared/content/testimonials.ts';
import type { Organization, Review } from 'schema-dts';

const BEST_RATING = 5;

/** The quotes of a page, and which of the two pages shows them. */
const quotes = { home: homeTestimonials, testimonials: pageTestimonials } as const;

/**
 * The quotes that a page shows, as reviews.
 * @param stars out of 5, as the stars beside the quotes say
 * @param itemReviewed left out where the review stands inside the thing it is about
 */
export function quoteReviews(
  page: keyof typeof quotes,
  stars: number,
  itemReviewed?: Exclude<Organization, string>,
): Exclude<Review, string>[] {
  return quotes[page].map(({ quote, author, organization }) => ({
    '@type': 'Review',
    ...(itemReviewed && { itemReviewed }),
    reviewBody: quote,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: BEST_RATING },
    author: {
      '@type': 'Person',
      name: author,
      ...(organization && { worksFor: { '@type': 'Organization', name: organization } }),
    },
  }));
}

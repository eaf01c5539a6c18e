import { pageTestimonials } from '#shared/content/testimonials.ts';
import type { Organization, Review } from 'schema-dts';

const BEST_RATING = 5;

/**
 * The quotes of the testimonials page, as reviews.
 * @param stars out of 5, as the stars beside the quotes say
 */
export function quoteReviews(
  stars: number,
  itemReviewed: Exclude<Organization, string>,
): Exclude<Review, string>[] {
  return pageTestimonials.map(({ quote, author, organization }) => ({
    '@type': 'Review',
    itemReviewed,
    reviewBody: quote,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: BEST_RATING },
    author: {
      '@type': 'Person',
      name: author,
      ...(organization && { worksFor: { '@type': 'Organization', name: organization } }),
    },
  }));
}

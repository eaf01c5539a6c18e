import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { organization } from '../../lib/json-ld/business.ts';
import { quoteReviews } from '../../lib/json-ld/review.ts';

export function jsonLd(source: JsonLdSource) {
  const { reviews } = source.listing;
  const company = organization(source.publicUrl);
  return [
    webPage('CollectionPage', source),
    ...(reviews ? quoteReviews('testimonials', reviews.stars, company) : []),
  ];
}

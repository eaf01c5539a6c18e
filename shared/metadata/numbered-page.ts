import { company } from '../content/company.ts';
import { siteMap } from '../site-map.ts';
import type { PageMetadata } from './types.ts';

/**
 * The metadata of a later page of a list. It is its own canonical address, and not indexed: what it
 * lists stands in the sitemap, and nobody should land on page 7 from a search.
 * @param pageNumber 1 or more; the first page keeps its words and its clean address
 */
export function numberedPage(metadata: PageMetadata, pageNumber: number): PageMetadata {
  if (pageNumber <= 1) return metadata;
  return {
    ...metadata,
    title: `${siteMap[metadata.page].label}, Page ${pageNumber} | ${company.name}`,
    description: `Page ${pageNumber}: ${metadata.description}`,
    query: `?page=${pageNumber}`,
  };
}

import { company, type Rating } from './company.ts';

/**
 * What stands above the quotes of the home page, and in structured data: how we are rated, where we
 * work and since when.
 * @param rating null where none may be shown (company.ts)
 */
export function standingText(rating: Rating | null): string {
  const { address, foundingYear } = company;
  const since = `Serving ${address.regionName} since ${foundingYear}.`;
  return rating ? `Rated ${rating.value} out of 5 in ${rating.count} reviews. ${since}` : since;
}

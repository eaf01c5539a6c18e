import { company } from '#shared/content/company.ts';
import type { Vocabulary } from './lexicon.ts';

/** The vocabularies were written for the sample; these words of theirs mean whoever the company is. */
const SAMPLE_NAME = /\bredbud\b/g;
const SAMPLE_REGION = 'OK';

const { brand, address } = company;
const [ownName = ''] = brand.toLowerCase().split(' ');
const ownPlaces = [address.city, address.regionName].join(', ').toLowerCase();

/** A pattern or a phrase with the company's own name in place of the sample's. */
export const withOwnName = (text: string): string => text.replace(SAMPLE_NAME, ownName);

/**
 * A vocabulary with the company's own name and places. Elsewhere than in the sample's state nobody can
 * say of a town in the list whether it is near or far, so all of them get the answer that is true of both.
 */
export function withOwnWords(vocabulary: Vocabulary): Vocabulary {
  const entries = Object.entries(vocabulary).map(([concept, phrases]) => [
    concept,
    withOwnName(phrases),
  ]);
  const own: Record<string, string> = Object.fromEntries(entries) as Record<string, string>;
  if (own.PLACE === undefined || address.region === SAMPLE_REGION) return own;
  const { FAR_PLACE: far = '', PLACE: near, ...others } = own;
  return { ...others, PLACE: `${ownPlaces}, ${near}, ${far}` };
}

import { places } from '#shared/content/assistant/places.ts';
import { company } from '#shared/content/company.ts';
import type { Vocabulary } from './lexicon.ts';

const { brand, address } = company;
const [ownName = ''] = brand.toLowerCase().split(' ');
const ownTown = address.city.toLowerCase();
const ownState = address.regionName.toLowerCase();
const SAMPLE_REGION = 'OK';

/** Vocabularies and wordings were written for the sample; these words of theirs mean whoever the company is. */
const OWN_WORDS: readonly (readonly [sample: RegExp, own: string])[] = [
  [/\bredbud\b/gi, ownName],
  [/\bedmond\b/gi, ownTown],
  [/\boklahoma\b(?! city)/gi, ownState],
];

/** A pattern, a phrase or a wording with the company's own name, town and state in place of the sample's. */
export const withOwnWords = (text: string): string =>
  OWN_WORDS.reduce((words, [sample, own]) => words.replace(sample, own), text);

/**
 * A vocabulary with the company's own name and places. Elsewhere than in the sample's state nobody can
 * say of a town in the list whether it is near or far, so all of them get the answer that is true of both.
 */
export function ownVocabulary(vocabulary: Vocabulary): Vocabulary {
  const own: Record<string, string> = Object.fromEntries(
    Object.entries(vocabulary).map(([concept, phrases]) => [concept, withOwnWords(phrases)]),
  );
  const { FAR_PLACE: far, PLACE: near, ...others } = own;
  if (near === undefined || address.region === SAMPLE_REGION) return own;
  const towns = Object.keys(places).join(', ').toLowerCase();
  return { ...others, PLACE: `${ownTown}, ${near}, oklahoma, ${far ?? ''}, ${towns}` };
}

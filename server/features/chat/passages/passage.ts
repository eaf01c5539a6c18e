import type { FactPage } from '../facts/fact.ts';

/** A sentence or two of the site that can stand as an answer. */
export interface Passage {
  readonly text: string;
  /** Headings above it: what it is about, in other words. */
  readonly context: string;
  readonly page: FactPage;
  /** Legal pages and the text message page answer only questions about them. */
  readonly kind: 'service' | 'company' | 'legal' | 'messages' | 'post';
  readonly service?: string;
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The sentences of a text. */
function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** Each sentence together with the one after it: an answer rarely stands in one alone. */
export function sentencePairs(text: string): string[] {
  const sentences = sentencesOf(text);
  if (sentences.length <= 2) return [sentences.join(' ')];
  return sentences
    .slice(0, -1)
    .map((sentence, index) => `${sentence} ${sentences[index + 1] ?? ''}`);
}

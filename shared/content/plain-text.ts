import type { RichText } from './types.ts';

/** The words of a text without its links and emphasis: for hashes, messages and search. */
export const plainText = (text: RichText): string =>
  text.map((segment) => (typeof segment === 'string' ? segment : segment.text)).join('');

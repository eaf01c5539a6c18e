import type { RichText } from './types.ts';

/** The blocks of a document page, as words in its source. */
export const paragraph = (...text: RichText) => ({ kind: 'paragraph', text }) as const;
export const list = (...items: readonly RichText[]) => ({ kind: 'list', items }) as const;
export const definitions = (...items: readonly { term: string; text: RichText }[]) =>
  ({ kind: 'definitions', items }) as const;

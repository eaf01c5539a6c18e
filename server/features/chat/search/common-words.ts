import { readFileSync } from 'node:fs';

const file = new URL('../../../../shared/content/assistant/common-words.txt', import.meta.url);

/**
 * The commonest English words of four letters and more (vocabulary of GloVe, public domain): a word
 * that is one of them is no slip of typing, though no page holds it. The build reads them
 * (scripts/vite/computed-modules.ts).
 */
export const commonWords: readonly string[] = readFileSync(file, 'utf8').trim().split(/\s+/);

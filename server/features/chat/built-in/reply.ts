import { type Fact, linkTo } from '../facts/fact.ts';
import { plainWords } from '../search/plain-words.ts';
import { splitWords, termOf } from '../search/search-terms.ts';

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** One finding as a paragraph: the fact, then the page to read. */
export function factParagraph({ text, page }: Pick<Fact, 'text' | 'page'>): string {
  return `${text}${text.includes('\n') ? '\n\n' : ' '}Read more: ${linkTo(page)}.`;
}

/**
 * The sentence of a text that says most of what was asked, with those after it, at most so many
 * characters but one sentence at least; a short text is taken whole.
 */
export function sentencesAbout(text: string, question: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const all = [...sentences.segment(text)].map(({ segment }) => segment);
  const asked = termsOf(question);
  const hits = all.map(
    (sentence) => [...termsOf(sentence)].filter((term) => asked.has(term)).length,
  );
  const start = hits.indexOf(Math.max(...hits));
  let kept = '';
  for (const sentence of all.slice(start)) {
    if (kept !== '' && kept.length + sentence.trimEnd().length > maxCharacters) break;
    kept += sentence;
  }
  return kept.trim();
}

function termsOf(text: string): Set<string> {
  return new Set(splitWords(plainWords(text)).flatMap((word) => termOf(word) ?? []));
}

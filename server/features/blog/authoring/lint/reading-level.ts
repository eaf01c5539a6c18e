import type { Remark } from '../finding.ts';

/** Fewer words give no reliable figure. */
const MIN_WORDS = 100;
/** The last year of high school. Office managers read at the end of a long day. */
const MAX_GRADE = 12;
const LONG_SENTENCE_WORDS = 40;

/**
 * The years of school that a text asks for, after Coleman and Liau (1975), who need letters and
 * sentences only and no dictionary of syllables; undefined for a short text.
 * https://en.wikipedia.org/wiki/Coleman%E2%80%93Liau_index
 */
export function readingGrade(text: string): number | undefined {
  const words = wordsOf(text);
  if (words.length < MIN_WORDS) return undefined;
  const letters = words.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  const lettersPer100 = (letters / words.length) * 100;
  const sentencesPer100 = (sentencesOf(text).length / words.length) * 100;
  return 0.0588 * lettersPer100 - 0.296 * sentencesPer100 - 15.8;
}

/** How hard the text is to read as a whole, and its longest sentences. */
export function readingRemarks(body: string, bodyLine: number): Remark[] {
  const remarks: Remark[] = [];
  const grade = readingGrade(body);
  if (grade !== undefined && grade > MAX_GRADE) {
    const message = `The text reads like grade ${Math.round(grade)}; up to ${MAX_GRADE} is comfortable. Shorter words and sentences help.`;
    const firstLine = bodyLine + body.slice(0, body.search(/\S/)).split('\n').length - 1;
    remarks.push({ line: firstLine, severity: 'warning', rule: 'reading-level', message });
  }
  for (const [index, line] of body.split('\n').entries()) {
    for (const sentence of sentencesOf(line)) {
      const count = wordsOf(sentence).length;
      if (count <= LONG_SENTENCE_WORDS) continue;
      const message = `A sentence of ${count} words: "${wordsOf(sentence).slice(0, 6).join(' ')} …".`;
      remarks.push({ line: index + bodyLine, severity: 'hint', rule: 'reading-level', message });
    }
  }
  return remarks;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
}

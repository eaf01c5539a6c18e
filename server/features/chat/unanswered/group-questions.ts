import { stemmer } from 'stemmer';
import { isContentWord } from '../understanding/content-words.ts';
import { plainWords } from '../search/plain-words.ts';
import { splitWords } from '../search/search-terms.ts';

export interface AskedQuestion {
  readonly question: string;
  readonly count: number;
}

export interface QuestionGroup {
  /** As somebody asked it; the wording asked most. */
  readonly example: string;
  readonly count: number;
  readonly wordings: number;
}

/** Share of the telling words of two questions, taken together, that both have. */
const ALIKE = 0.5;

/**
 * Puts questions together that are about the same words, most asked first.
 * @param questions most asked first
 */
export function groupQuestions(questions: readonly AskedQuestion[]): QuestionGroup[] {
  const groups: (QuestionGroup & { readonly stems: ReadonlySet<string> })[] = [];
  for (const { question, count } of questions) {
    const stems = stemsOf(question);
    const at = groups.findIndex((group) => likeness(group.stems, stems) >= ALIKE);
    const known = groups[at];
    if (!known) groups.push({ example: question, count, wordings: 1, stems });
    else groups[at] = { ...known, count: known.count + count, wordings: known.wordings + 1 };
  }
  return groups
    .map(({ stems: _stems, ...group }) => group)
    .sort((a, b) => b.count - a.count || a.example.localeCompare(b.example, 'en'));
}

function stemsOf(question: string): ReadonlySet<string> {
  const words = splitWords(plainWords(question.replace(/\[[^[\]]*\]/g, ' ')));
  const telling = words.filter(isContentWord);
  return new Set((telling.length > 0 ? telling : words).map((word) => stemmer(word)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

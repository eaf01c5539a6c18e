import { withOwnWords } from './own-words.ts';
import { phraseTokens, type Token } from './tokens.ts';
import { type ConceptSpan, isInflected } from './lexicon.ts';

/**
 * Patterns over words and concepts, in place of regular expressions over letters:
 *
 * - `PRICE` a concept, `quote` a word in any of its endings, `=news` that very word
 * - `a|B` either; `!a` not in the message
 * - `LOSE ~4 DEVICE` in this order with up to four words between; nothing means next to each other
 * - `PRICE & FAX` both, anywhere in the message
 * - `^` and `$` the message begins, ends here; `^ ~2 price` among its first three words, `price ~2 $`
 *   among its last three
 *
 * A pattern is compared in steps that are counted by the words of the message: no input can make it
 * take longer than words × steps.
 */
export interface Pattern {
  readonly source: string;
  /** All must be found. */
  readonly sequences: readonly Sequence[];
  /** None may be found. */
  readonly absent: readonly Sequence[];
}

interface Sequence {
  readonly steps: readonly Step[];
  readonly fromStart: boolean;
  readonly toEnd: boolean;
  /** Words that may stand between the last step and the end, where it must be reached. */
  readonly slack: number;
}

interface Step {
  readonly concepts: readonly string[];
  readonly words: readonly {
    readonly text: string;
    readonly word: string;
    readonly isExact: boolean;
  }[];
  /** Words that may stand before it. */
  readonly gap: number;
}

/** A message as patterns see it. */
export interface Annotated {
  readonly tokens: readonly Token[];
  readonly concepts: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Concept spans by their first word. */
  readonly spansAt: readonly (readonly ConceptSpan[])[];
}

export function annotate(tokens: readonly Token[], spans: readonly ConceptSpan[]): Annotated {
  const spansAt: ConceptSpan[][] = tokens.map(() => []);
  for (const span of spans) spansAt[span.start]?.push(span);
  return {
    tokens,
    spansAt,
    concepts: new Set(spans.map(({ concept }) => concept)),
    stems: new Set(tokens.flatMap(({ word, stem }) => [word, stem])),
  };
}

export function compilePattern(source: string): Pattern {
  const parts = withOwnWords(source)
    .split('&')
    .map((part) => part.trim());
  const absent = parts.filter((part) => part.startsWith('!')).map((part) => part.slice(1));
  const present = parts.filter((part) => !part.startsWith('!'));
  return { source, sequences: present.map(sequenceOf), absent: absent.map(sequenceOf) };
}

function sequenceOf(source: string): Sequence {
  const steps: Step[] = [];
  let gap = 0;
  const items = source.split(/\s+/).filter((item) => item !== '' && item !== '^' && item !== '$');
  for (const item of items) {
    const skipped = /^~(\d)$/.exec(item)?.[1];
    if (skipped !== undefined) {
      gap = Number(skipped);
      continue;
    }
    const names = item.split('|');
    const isConcept = (name: string) => /^[A-Z][A-Z0-9_]*$/.test(name);
    steps.push({
      gap,
      concepts: names.filter(isConcept),
      words: names
        .filter((name) => !isConcept(name))
        .flatMap((name) => {
          const isExact = name.startsWith('=');
          return phraseTokens(name).map(({ word, stem }) => ({
            text: isExact ? word : stem,
            word,
            isExact,
          }));
        }),
    });
    gap = 0;
  }
  return { steps, fromStart: /^\s*\^/.test(source), toEnd: /\$\s*$/.test(source), slack: gap };
}

/** Where a pattern was found: the words it is about; undefined when it is not there. */
export function matchPattern(
  pattern: Pattern,
  message: Annotated,
): ReadonlySet<number> | undefined {
  const evidence = new Set<number>();
  for (const sequence of pattern.sequences) {
    const found = matchSequence(sequence, message);
    if (found === undefined) return undefined;
    for (const index of found) evidence.add(index);
  }
  const isRuledOut = pattern.absent.some((each) => matchSequence(each, message) !== undefined);
  return isRuledOut ? undefined : evidence;
}

/** Ends of a match so far, each with the words it used; one per end is enough. */
type Ends = Map<number, readonly number[]>;

function matchSequence({ steps, fromStart, toEnd, slack }: Sequence, message: Annotated) {
  const [first] = steps;
  if (first === undefined) return undefined;
  const isPossible = steps.every(
    ({ concepts, words }) =>
      concepts.some((concept) => message.concepts.has(concept)) ||
      words.some(({ text }) => message.stems.has(text)),
  );
  if (!isPossible) return undefined;
  const { tokens } = message;
  let ends: Ends = new Map();
  const starts = fromStart ? Math.min(first.gap + 1, tokens.length) : tokens.length;
  for (let start = 0; start < starts; start += 1)
    for (const end of endsOf(first, start, message)) addEnd(ends, end, range(start, end));
  for (const step of steps.slice(1)) {
    const next: Ends = new Map();
    for (const [end, used] of ends) {
      for (let start = end; start <= end + step.gap && start < tokens.length; start += 1) {
        if (tokens[start]?.sentence !== tokens[end - 1]?.sentence) break;
        for (const to of endsOf(step, start, message))
          addEnd(next, to, [...used, ...range(start, to)]);
      }
    }
    ends = next;
    if (ends.size === 0) return undefined;
  }
  for (const [end, used] of ends) if (!toEnd || end >= tokens.length - slack) return used;
  return undefined;
}

function addEnd(ends: Ends, end: number, used: readonly number[]): void {
  if (!ends.has(end)) ends.set(end, used);
}

function endsOf({ concepts, words }: Step, start: number, message: Annotated): number[] {
  const token = message.tokens[start];
  if (token === undefined) return [];
  const ends = (message.spansAt[start] ?? [])
    .filter(({ concept }) => concepts.includes(concept))
    .map(({ end }) => end);
  const isWord = words.some(({ text, word, isExact }) =>
    isExact ? token.word === text : token.stem === text && isInflected(token.word, word),
  );
  return isWord ? [...ends, start + 1] : ends;
}

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

import { CHAT_LIMITS } from '#shared/api/limits.ts';
import { plainQuestion, plainWords } from '../search/plain-words.ts';
import { type ConceptSpan, createLexicon } from './lexicon.ts';
import { type Annotated, annotate } from './pattern.ts';
import { askedSentences, type Token, tokensOf } from './tokens.ts';
import { bodyWords } from './vocabulary/body-words.ts';
import { companyWords } from './vocabulary/company-words.ts';
import { dangerWords } from './vocabulary/danger-words.ts';
import { incidentWords } from './vocabulary/incident-words.ts';
import { otherWords } from './vocabulary/other-words.ts';
import { questionWords } from './vocabulary/question-words.ts';
import { serviceWords } from './vocabulary/service-words.ts';
import { isSpanish } from './spanish.ts';

const topicLexicon = createLexicon([questionWords, serviceWords, companyWords, otherWords]);
const safetyLexicon = createLexicon([dangerWords, bodyWords, incidentWords]);

/** Words our patterns know; slips of typing are put right toward them. */
export const knownWords: readonly string[] = [
  ...new Set([...topicLexicon.words, ...safetyLexicon.words]),
];

/** A message as every later step reads it. */
export interface Reading extends Annotated {
  readonly plain: string;
  readonly isSpanish: boolean;
  /** The sentences that end with a question mark, by number. */
  readonly asked: ReadonlySet<number>;
  /** Everything its words are known to stand for, be it a topic or a danger. */
  readonly known: readonly ConceptSpan[];
}

/** What a message says about topics. */
export function readMessage(message: string, correct?: (word: string) => string): Reading {
  return readTopics(plainQuestion(message), correct);
}

/** What a text of the site says; it is read whole. */
export function readText(text: string): Reading {
  return readTopics(plainWords(text));
}

function readTopics(plain: string, correct?: (word: string) => string): Reading {
  const tokens = rightTokens(plain, correct);
  const { topics, known } = conceptsIn(tokens);
  return { ...annotate(tokens, topics), ...aspectsOf(tokens, plain), known };
}

/** What a message says about dangers: the whole of it, whatever its length. */
export function readForDangers(message: string, correct?: (word: string) => string): Reading {
  const plain = plainWords(message, CHAT_LIMITS.messageCharacters);
  const tokens = rightTokens(plain, correct);
  const { dangers, known } = conceptsIn(tokens);
  return { ...annotate(tokens, dangers), ...aspectsOf(tokens, plain), known };
}

function conceptsIn(tokens: readonly Token[]) {
  const topics = topicLexicon.find(tokens);
  const dangers = safetyLexicon.find(tokens);
  return { topics, dangers, known: [...topics, ...dangers] };
}

/** So few words are Spanish only as they were typed: put right, the name Nadine is "nadie". */
const FEW_WORDS = 3;

const aspectsOf = (tokens: readonly Token[], plain: string) => ({
  plain,
  isSpanish: isSpanish(tokens.length > FEW_WORDS ? tokens : tokensOf(plain), plain),
  asked: askedSentences(plain),
});

/** Words with slips of typing put right; Spanish ones are left alone, since they would become English. */
function rightTokens(plain: string, correct?: (word: string) => string) {
  const typed = tokensOf(plain);
  return correct === undefined || isSpanish(typed, plain) ? typed : tokensOf(plain, correct);
}

/** The part of a reading from one word to before another. */
export function partOf(reading: Reading, from: number, to: number): Reading {
  const own = (spans: readonly ConceptSpan[]) =>
    spans
      .filter(({ start, end }) => start >= from && end <= to)
      .map((span) => ({ ...span, start: span.start - from, end: span.end - from }));
  const tokens = reading.tokens.slice(from, to);
  const plain = tokens.map(({ word }) => word).join(' ');
  const annotated = annotate(tokens, own(reading.spansAt.slice(from, to).flat()));
  return { ...reading, ...annotated, plain, known: own(reading.known) };
}

/** A reading, sentence by sentence. */
export function sentencesOf(reading: Reading): Reading[] {
  const starts = sentenceStarts(reading);
  return starts.map((start, at) => partOf(reading, start, starts[at + 1] ?? reading.tokens.length));
}

/** Where sentences begin, by word. */
export const sentenceStarts = ({ tokens }: Reading): number[] =>
  tokens.flatMap(({ sentence }, index) =>
    index === 0 || tokens[index - 1]?.sentence !== sentence ? [index] : [],
  );

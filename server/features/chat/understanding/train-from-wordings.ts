import { hashOf } from './feature-hash.ts';
import { CALM, ELSEWHERE } from './labels.ts';
import { encodeModel } from './model-bytes.ts';
import { readForDangers, readMessage, type Reading } from './reading.ts';
import type { Example } from './samples.ts';
import { trainModel } from './training.ts';
import { readIntroductions, readWordings, type Wording } from './wordings.ts';

/** Of so many wordings one is told once more, by somebody who says who they are. */
const INTRODUCED = 6;

/** Learns which topic a wording is about. */
export function trainTopics(): Buffer {
  const wordings = readWordings('topics');
  return encodeModel(trainModel(examplesOf([...wordings, ...introduced(wordings)], readMessage)));
}

/**
 * "Hospice nurse here. Do you look after tablets?": who asks says nothing of what is asked. A wording's own
 * letters decide whether it is told so, by whom, and whether before or behind.
 */
function introduced(wordings: readonly Wording[]): Wording[] {
  const introductions = readIntroductions().map((text) => readMessage(text));
  return wordings.flatMap((wording): Wording[] => {
    const hash = hashOf(wording.text);
    if (hash % INTRODUCED !== 0) return [];
    const { isSpanish } = readMessage(wording.text);
    const fitting = introductions.filter((each) => each.isSpanish === isSpanish);
    const nth = Math.floor(hash / INTRODUCED);
    const who = fitting[nth % fitting.length]?.plain;
    if (who === undefined) return [];
    const isBefore =
      Math.floor(nth / introductions.length) % 2 === 0 || wording.text.includes(' . ');
    const text = isBefore ? `${who}. ${wording.text}` : `${wording.text}. ${who}`;
    return [{ ...wording, text }];
  });
}

/** So many, of so many sentences at least and at most. */
const JOINED = 1_200;
const FEWEST = 3;
const MOST = 9;
/** From the fewest on, one sentence of so many ends its message. */
const ONE_OF = 5;

/** Learns which danger a wording tells of, from everyday questions too. */
export function trainDangers(): Buffer {
  const dangers = readWordings('dangers');
  const everyday = readWordings('topics').map((wording) => ({ ...wording, label: CALM }));
  const lookAlikes = dangers.filter(({ label }) => label === CALM);
  const joined = joinedWordings([...lookAlikes, ...everyday].map(({ text }) => text));
  const calm = joined.map((text) => ({ label: CALM, text }));
  return encodeModel(trainModel(examplesOf([...dangers, ...everyday, ...calm], readForDangers)));
}

/** Of so many everyday questions one is what somebody in danger may turn to. */
const TURNED_TO = 60;

/**
 * Learns what is asked or told after the first steps of a danger. What is asked next about something else is
 * told apart by everyday questions.
 */
export function trainNextSteps(): Buffer {
  const everyday = readWordings('topics')
    .filter(({ text }) => hashOf(text) % TURNED_TO === 0 && !text.includes(' . '))
    .map((wording) => ({ ...wording, label: ELSEWHERE }));
  const wordings = [...readWordings('next-steps'), ...everyday];
  return encodeModel(trainModel(examplesOf(wordings, readMessage)));
}

/** Reads one after the other: all readings at once would take gigabytes. */
function* examplesOf(
  wordings: readonly { readonly label: string; readonly text: string }[],
  read: (text: string) => Reading,
): Generator<Example> {
  for (const { label, text } of wordings) yield { label, reading: read(text) };
}

/**
 * Long messages of sentences that are each calm: most wordings are short, and visitors tell stories. What a
 * sentence is decides where it stands, so that a new one changes the message it comes to and no other.
 */
function joinedWordings(texts: readonly string[]): string[] {
  const hashed = texts.map((text) => ({ text, hash: hashOf(text) }));
  const joined: string[] = [];
  let sentences: string[] = [];
  for (const { text, hash } of hashed.toSorted((one, other) => one.hash - other.hash)) {
    sentences.push(text);
    const isEnd = sentences.length >= FEWEST && hash % ONE_OF === 0;
    if (!isEnd && sentences.length < MOST) continue;
    joined.push(sentences.join('. '));
    sentences = [];
    if (joined.length === JOINED) break;
  }
  return joined;
}

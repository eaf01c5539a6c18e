import type { ChatTurn } from '#shared/contracts/chat.ts';
import { sentencesOfText } from '../built-in/words-for.ts';
import type { Danger } from '../safety/danger.ts';
import { guessDanger } from '../safety/guess-danger.ts';
import { findIncident } from '../safety/incidents.ts';
import { findPersonalDanger } from '../safety/people-in-danger.ts';
import { type DangerTold, dangerTold } from '../safety/urgent-cases.ts';
import { urgentTexts } from '../safety/urgent-texts.ts';
import { ELSEWHERE } from '../understanding/labels.ts';
import {
  partOf,
  readForDangers,
  readMessage,
  type Reading,
  sentencesOf,
} from '../understanding/reading.ts';
import { englishWords } from '../understanding/spanish.ts';
import { lastTold, LIFELINE, ORDER, stepIn } from './danger-told-before.ts';
import { ENDED, guessNextStep, stepFor } from './guess-next-step.ts';
import { contentOf } from './in-context.ts';
import { isLike, patterns } from './like.ts';
import { wasSaid } from './repetition.ts';

const PEOPLE: readonly Danger[] = ['self-harm', 'medical', 'violence', 'fire'];
/** So many sentences are the first steps. */
const STEPS = 4;
/** So many answers back, help that was called may still be on the phone. */
const CALLED_BACK = 3;
/** What examples must say of what is asked or told next, */
const LIKELY = 0.3;
/** where a message says little, tells a story, or sounds like another danger, */
const LIKELIER = 0.6;
/** and where it says that the danger is over, or sounds like another one to people. */
const SURELY = 0.8;
/** "About ten". */
const TWO_WORDS = 2;
/** In so few words a likeness to another danger means less than the one that lasts. */
const SHORT = 12;
const LONG = 25;
const CLEARLY_ENGLISH = 3;

/** Somebody in danger gets worse. */
const WORSE = patterns(
  'not|no|stopped|stops|cannot|hardly|barely ~2 breathing|breathe|awake|responding|moving|conscious|safe|okay|ok|respira',
  "isn't|won't|can't|aren't",
  'worse|again ~3 fell|fainted|seizing|bleeding|collapsed',
  'blue|bleeding|seizing|unconscious|gun|knife|fire|smoke|sangrando|peor & !fire ~1 dept|department|truck|trucks|fighters',
);
const ASSENT = patterns(
  '^ ok|okay|k|yes|yeah|yep|alright|si|bueno|bien|listo $',
  '^ ok ok|yes|thanks $',
);
/** Few words that go on with a question: "and the zip". */
const CONTINUES = patterns('^ and|y|or|o|also|tambien|what|plus ~3');
/** Where people are burns, and not an eye or a throat. */
const BURNS = patterns(
  'we ~1 have|got ~2 fire|smoke & !dept|department|drill|alarm|extinguisher',
  'fire ~2 here|too|now|inside|spreading & !dept|department|drill|alarm|extinguisher|truck',
  'on|caught|catching fire & !dept|department|drill|alarm',
  'building|room|kitchen|closet|office|hallway|ceiling|roof|house|computer|server ~2 burning',
  'hay|huele ~2 humo|fuego|incendio|quemado & !simulacro',
);
/** What few ask in words that many use, and so needs to be likelier. */
const NARROW = new Set(
  'cost immigration in-trouble insurance minor my-fault my-license shared-password veteran'.split(
    ' ',
  ),
);
/** It is no false alarm after all. */
const TAKEN_BACK = patterns(
  'no|not|isnt|wait ~3 drill|over|real|fine|false|alarm',
  'really|real ~4 locked|encrypted|down|happening|gone',
  'it|its|is ~2 real',
  'es|no ~3 real|simulacro|falsa',
);
/** A number or an address that can be written to. */
const DETAILS = /@|\d(?:\D{0,3}\d){6}/;

/**
 * Whether a message ends the danger that was told before it, or leaves it: by saying that there was none, or
 * with a question about something else, which is then answered.
 * @param urgent what the message would be answered with by itself
 */
export function isOver(
  message: string,
  history: readonly ChatTurn[],
  urgent: string | undefined,
): boolean {
  const told = lastTold(history);
  if (told === undefined || isGettingWorse(message) || hasRule(message)) return false;
  const reading = readMessage(message);
  if (isSaid('over', reading, told)) return true;
  return asksElsewhere(reading, told) && !(isOfPeople(urgent) && !PEOPLE.includes(told.danger));
}

/**
 * Whether a message asks something else beside what it tells of the danger: "Ok, called. Do you build websites?"
 * Of people, only behind words that say that they are safe.
 */
function asksElsewhere(reading: Reading, told: DangerTold): boolean {
  const sentences = sentencesOf(reading);
  if (sentences.length < 2) return false;
  const isElse = (sentence: Reading) => isSaid(ELSEWHERE, sentence, told, LIKELIER);
  if (!PEOPLE.includes(told.danger))
    return sentences.some(
      (sentence) => reading.asked.has(sentence.tokens[0]?.sentence ?? -1) && isElse(sentence),
    );
  const last = sentences.at(-1);
  const before = partOf(reading, 0, reading.tokens.length - (last?.tokens.length ?? 0));
  const isSafe = ENDED.some((label) => isSaid(label, before, told, LIKELIER));
  return last !== undefined && isElse(last) && isSafe;
}

const isSaid = (
  label: string,
  reading: Reading,
  { situation }: DangerTold,
  least = SURELY,
): boolean => {
  const [first] = guessNextStep(reading, situation);
  return first?.label === label && first.probability >= least;
};

const isGettingWorse = (message: string) => isLike(readForDangers(message), WORSE);
const isOfPeople = (urgent: string | undefined) => /911|988/.test(urgent ?? '');

/**
 * The answer to somebody who has just been told the first steps of a danger and says that they are
 * taken, asks what comes next or tells more; undefined for everything else.
 * @param urgent what the new message would be answered with by itself
 */
export function afterDanger(
  message: string,
  history: readonly ChatTurn[],
  urgent: string | undefined,
): string | undefined {
  const reading = readMessage(message);
  const told = lastTold(history);
  if (told === undefined)
    return urgent === undefined
      ? (notOver(reading, history) ?? cutOffLater(reading, history))
      : undefined;
  const { danger, situation } = told;
  const language = languageOf(reading, told);
  const said = wasSaid(history);
  const textOf = (label: string) => stepFor(label, situation)?.[language];
  const unsaid = (label: string) => {
    const texts = [label, 'stay', 'more', 'done'].map(textOf);
    return texts.find((text) => text !== undefined && !said(text)) ?? textOf('stay');
  };
  if (isOver(message, history, urgent))
    return isSaid('over', reading, told) ? textOf('over') : undefined;

  const isPeople = PEOPLE.includes(danger);
  const isElse = urgent !== undefined && dangerTold(urgent)?.situation !== situation;
  if (isElse && isOfPeople(urgent) && isPlain(message)) return undefined;
  // Whatever lasts, nobody stays where it burns.
  if (danger !== 'fire' && isLike(reading, BURNS)) return urgentTexts.fire[language];
  // Nobody calls whoever wrote of their own death back from here.
  if (danger === 'self-harm' && DETAILS.test(message)) return unsaid('stay');
  if (isLike(reading, ASSENT)) return unsaid(isPeople ? 'stay' : 'done');

  const [first] = guessNextStep(reading, situation);
  const isOther = isElse && !isOfPeople(urgent) && !isPeople;
  const isWorse = isPeople && isGettingWorse(message);
  const { length } = reading.tokens;
  const isUnclear =
    isWorse ||
    length <= TWO_WORDS ||
    length > LONG ||
    (isOther && length > SHORT) ||
    NARROW.has(first?.label ?? '');
  const least = ENDED.includes(first?.label ?? '') ? SURELY : isUnclear ? LIKELIER : LIKELY;
  if (first && first.probability >= least) {
    const { label } = first;
    if (label === ELSEWHERE) return undefined;
    const step = stepFor(label, situation);
    const steps = history.at(-1)?.content ?? '';
    if (step === undefined && label === 'what-first' && dangerTold(steps) !== undefined)
      return `${ORDER[told.language]} ${sentencesOfText(steps).slice(0, STEPS).join(' ')}`;
    return step?.isRepeated ? step[language] : unsaid(label);
  }
  if (isOther) return undefined;
  if (urgent !== undefined) {
    // A likeness alone, or what was said: "she still has him on the line" sounds like a false caller.
    const isLikeness = isElse && isOfPeople(urgent);
    const isOfThem = isPeople && !isOfPeople(urgent) && length <= SHORT && !hasIncident(message);
    const isSaidAgain = said(urgent) || urgent.startsWith(urgentTexts[danger][language]);
    return isLikeness || isOfThem || isSaidAgain ? unsaid('more') : undefined;
  }
  if (isWorse) return unsaid('more');
  const staysWithIt = isPeople && first?.label !== ELSEWHERE && !DETAILS.test(message);
  return staysWithIt ? unsaid('stay') : undefined;
}

/** That of the first steps, unless the new message is plainly in the other one. */
function languageOf({ isSpanish, tokens }: Reading, { language }: DangerTold): 'en' | 'es' {
  if (isSpanish) return 'es';
  return englishWords(tokens) >= CLEARLY_ENGLISH ? 'en' : language;
}

/** So likely is a danger to people without a rule only where it is told. */
const PLAINLY = 0.9;

/** Whether a rule finds a danger to people, or hardly anything else can be meant. */
function isPlain(message: string): boolean {
  const [first] = guessDanger(readForDangers(message)).dangers;
  return hasRule(message) || (first?.probability ?? 0) >= PLAINLY;
}

/** The first steps once more, for whoever said that it was over and takes that back. */
function notOver(reading: Reading, history: readonly ChatTurn[]): string | undefined {
  const last = history.at(-1)?.content ?? '';
  if (!isLike(reading, TAKEN_BACK) || stepIn(last)?.label !== 'over') return undefined;
  return history.findLast(
    ({ role, content }) => role === 'assistant' && dangerTold(content) !== undefined,
  )?.content;
}

/** Whoever was helped and then asked something else says that the line dropped. */
function cutOffLater(reading: Reading, history: readonly ChatTurn[]): string | undefined {
  const told = lastTold(history, CALLED_BACK);
  return told && isSaid('cut-off', reading, told)
    ? stepFor('cut-off', told.situation)?.[told.language]
    : undefined;
}

/** An answer to something else after somebody spoke of their own death: the lifeline stays beside it, said once. */
export function withLifeline(answer: string, history: readonly ChatTurn[]): string {
  const told = lastTold(history);
  if (told?.danger !== 'self-harm') return answer;
  const lifeline = LIFELINE[told.language];
  return wasSaid(history)(lifeline) ? answer : `${lifeline}\n\n${answer}`;
}

/**
 * What is said to whoever asks on while a danger that was told lasts: of people, unless a message surely
 * speaks of something else; of things, where it would hear that there is no answer.
 */
export function whileItLasts(
  history: readonly ChatTurn[],
  { isSure, isKnown }: { readonly isSure: boolean; readonly isKnown: boolean },
): string | undefined {
  const told = lastTold(history);
  if (told === undefined || told.danger === 'self-harm') return undefined;
  const isOfThem = PEOPLE.includes(told.danger);
  if (isOfThem ? isSure && isKnown : isKnown) return undefined;
  const text = stepFor('stay', told.situation)?.[told.language];
  return text === undefined || wasSaid(history)(text) ? undefined : text;
}

const ASIDE_WORDS = 5;

/**
 * Whether a message is a few words that go on with a question, "and the zip", which are too few for a
 * likeness to a danger to mean anything; never after one was told, and not where a rule knows the words.
 */
export function isAside(message: string, history: readonly ChatTurn[]): boolean {
  const last = history.at(-1);
  if (last?.role !== 'assistant' || lastTold(history) !== undefined) return false;
  const reading = readForDangers(message);
  if (reading.tokens.length > ASIDE_WORDS || contentOf(reading) > 1) return false;
  return isLike(reading, CONTINUES) && !hasRule(message);
}

/** Whether a rule, and not only a likeness, finds a danger to people. */
function hasRule(message: string): boolean {
  const reading = readForDangers(message);
  return findPersonalDanger(reading)(reading).length > 0;
}

/** Whether a rule finds an incident. */
function hasIncident(message: string): boolean {
  const reading = readForDangers(message);
  return findIncident(reading)(reading).length > 0;
}

import type { ChatTurn } from '#shared/contracts/chat.ts';
import { findPersonalDanger } from '../safety/people-in-danger.ts';
import { sentencesOfText, wordsFor } from '../built-in/words-for.ts';
import { dangerTold } from '../safety/urgent-cases.ts';
import { topicById } from '../topics/choose-topics.ts';
import {
  readForDangers,
  readMessage,
  type Reading,
  sentencesOf,
} from '../understanding/reading.ts';
import {
  AGAIN,
  AGAIN_FROM_AFAR,
  ANYBODY,
  CUT_OFF,
  FOR_THEM,
  GLAD,
  LEAVE_ON,
  LIFELINE,
  NEXT,
  NEXT_FROM_AFAR,
  STAY,
  TELL_POISON_CONTROL,
} from './after-danger-texts.ts';
import {
  ABOUT_IT,
  ASKS,
  ASKS_ANY,
  ASKS_FIRST,
  CONTINUES,
  DONE,
  HELP_IS_THERE,
  HUNG_UP,
  MISTAKEN,
  NO_CLIENT,
  NO_DANGER,
  STILL_THERE,
  OVER,
  TURN_OFF,
  WORSE,
} from './after-danger-words.ts';
import { ATTACKS, PEOPLE, REPLIES } from './after-danger-replies.ts';
import { lastTold } from './danger-told-before.ts';
import { contentOf } from './in-context.ts';
import { isLike } from './like.ts';
import { wasSaid } from './repetition.ts';

/** So many sentences are the first steps. */
const STEPS = 4;
/** So many answers back, help that was called may still be on the phone. */
const CALLED_BACK = 3;
const LONGEST = 25;
const FEW = 10;

/**
 * Whether a message ends the danger that was told before it: by saying that there was none, or that
 * all is well again together with a question about something else, which is then answered.
 */
export function isOver(message: string, history: readonly ChatTurn[]): boolean {
  const told = lastTold(history);
  if (told === undefined || isGettingWorse(message)) return false;
  const reading = readMessage(message);
  if (isLike(reading, NO_DANGER)) return told.danger !== 'self-harm' || isLike(reading, MISTAKEN);
  if (told.danger === 'self-harm' || !isLike(reading, OVER)) return false;
  return asksElse(reading);
}

/** A last sentence that asks, and not about the danger. */
function asksElse(reading: Reading): boolean {
  const last = sentencesOf(reading).at(-1);
  if (last === undefined || last.tokens.length === reading.tokens.length) return false;
  return isLike(last, ASKS) && !isLike(last, ABOUT_IT);
}

const isGettingWorse = (message: string) => isLike(readForDangers(message), WORSE);

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
  const told = lastTold(history, isLike(reading, HUNG_UP) ? CALLED_BACK : 1);
  if (told === undefined) return undefined;
  const { danger, language, isAfar } = told;
  const isBrief = reading.tokens.length <= LONGEST;
  const next = (isAfar ? NEXT_FROM_AFAR : NEXT[danger])[language];
  const steps = history.at(-1)?.content ?? '';
  const isPoison =
    danger === 'medical' && BY_POISON_CONTROL.test(steps) && !isGettingWorse(message);
  const again911 = isAfar ? AGAIN_FROM_AFAR : AGAIN[danger];
  const further = (isPoison ? TELL_POISON_CONTROL : again911)[language];
  const kind = danger === 'self-harm' ? danger : PEOPLE.includes(danger) ? 'people' : 'things';
  if (isOver(message, history)) return asksElse(reading) ? undefined : GLAD[language];
  if (danger === 'self-harm' && isLike(reading, NO_DANGER) && !isLike(reading, ASKS_ANY))
    return LIFELINE[language];
  if (danger !== 'scam' && isBrief && isLike(reading, HUNG_UP)) return CUT_OFF[kind][language];
  const said = wasSaid(history);
  const more = PEOPLE.includes(danger) ? [further] : [further, next];
  const unsaid = (texts: readonly string[]) =>
    texts.find((text) => !said(text)) ?? (isPoison ? further : STAY[kind][language]);
  const reply = REPLIES.find(
    ({ of, after, to, alsoTo, unless, isOfAnyLength }) =>
      of.includes(danger) &&
      (after?.test(steps) ?? true) &&
      (isBrief || isOfAnyLength) &&
      (typeof to === 'function' ? to(reading) : isLike(reading, to)) &&
      (alsoTo === undefined || isLike(reading, alsoTo)) &&
      !(unless !== undefined && said(unless[language])),
  );
  if (reply) {
    const { text, topic, isRepeated } = reply;
    if (text && isRepeated) return text[language];
    const facts = topic && topicById(topic);
    const first = text ? [text[language]] : facts ? [wordsFor(facts, language === 'es', said)] : [];
    return unsaid([...first, ...(reply.then ?? []).map((which) => ({ next, further })[which])]);
  }
  const asksToTurnOff = [reading, ...sentencesOf(reading)].some((each) => isLike(each, TURN_OFF));
  if (ATTACKS.includes(danger) && asksToTurnOff) return LEAVE_ON[language];
  if (isBrief && isLike(reading, ASKS_FIRST) && dangerTold(steps) !== undefined)
    return inOrder(steps, language);
  const again = urgent !== undefined && said(urgent) ? unsaid(more) : undefined;
  const isHelped =
    PEOPLE.includes(danger) && isLike(reading, HELP_IS_THERE) && !isGettingWorse(message);
  // A likeness of a few words to another danger means less than that help is there; a rule means more.
  if (isHelped && isBrief && !hasRule(message)) return unsaid([next, further]);
  if (told.isForAnother && isBrief && !hasRule(message))
    return unsaid([FOR_THEM[language], further]);
  // "She still has him on the line" sounds like a false caller, and speaks of whom 911 is called for.
  const isOfThem =
    PEOPLE.includes(danger) &&
    urgent !== undefined &&
    !/911|988/.test(urgent) &&
    reading.tokens.length <= FEW &&
    isLike(reading, STILL_THERE);
  if (isOfThem) return unsaid([further]);
  const isSame = urgent === undefined || dangerTold(urgent)?.danger === danger;
  // Where people are in danger, "911 is on the phone" speaks of no telephone that was lost.
  const isOther = PEOPLE.includes(danger) ? /911|988/.test(urgent ?? '') : true;
  if (!isSame && isOther) return again;
  if (!isBrief) return again;
  if (!PEOPLE.includes(danger) && isLike(reading, NO_CLIENT)) return ANYBODY[language];
  const isDone = PEOPLE.includes(danger) ? isHelped : isLike(reading, DONE);
  if (isDone) return unsaid([next, further]);
  return again;
}

/** An answer to something else after somebody spoke of their own death: the lifeline stays beside it. */
export function withLifeline(answer: string, history: readonly ChatTurn[]): string {
  const told = lastTold(history);
  return told?.danger === 'self-harm' ? `${LIFELINE[told.language]}\n\n${answer}` : answer;
}

const inOrder = (steps: string, language: 'en' | 'es') =>
  `${language === 'en' ? 'In this order' : 'En este orden'}: ${sentencesOfText(steps).slice(0, STEPS).join(' ')}`;

/** First steps that send to Poison Control and not to 911. */
const BY_POISON_CONTROL = /^(?!.{0,80}911)[^]*1-800-222-1222/;

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
  const { danger, language } = told;
  const isOfPeople = PEOPLE.includes(danger);
  if (isOfPeople ? isSure && isKnown : isKnown) return undefined;
  if (danger === 'medical' && BY_POISON_CONTROL.test(history.at(-1)?.content ?? ''))
    return TELL_POISON_CONTROL[language];
  if (told.isAfar) return AGAIN_FROM_AFAR[language];
  const text = STAY[isOfPeople ? 'people' : 'things'][language];
  return wasSaid(history)(text) ? undefined : text;
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

import type { ChatTurn } from '#shared/contracts/chat.ts';
import type { Danger } from '../safety/danger.ts';
import { GIVEN, hasPaid, SENT } from '../safety/cases/money.ts';
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
  AFTER_FIRE,
  AGAIN,
  AGAIN_FROM_AFAR,
  ANYBODY,
  AT_THE_AED,
  BANK_CLOSED,
  CARD_GIVEN,
  CUT_OFF,
  FOR_THEM,
  GLAD,
  HANG_UP,
  LEAVE_OFF,
  LEAVE_ON,
  LIFELINE,
  NEXT,
  NEXT_FROM_AFAR,
  STAY,
  STAY_OUT,
} from './after-danger-texts.ts';
import {
  ABOUT_IT,
  ASKS,
  ASKS_ANY,
  ASKS_FIRST,
  ASKS_ON,
  BANK_IS_CLOSED,
  BANK_KNOWS,
  BELIEVED,
  CONTINUES,
  DONE,
  GAVE,
  GAVE_CARD,
  GOES_BACK,
  GOES_ON,
  HAS_AED,
  HELP_IS_THERE,
  HUNG_UP,
  LEFT,
  MISTAKEN,
  MUST_REPORT,
  NO_CLIENT,
  NO_DANGER,
  OVER,
  TURN_OFF,
  TURN_ON,
  TURNED_OFF,
  WHAT_OF_RECORDS,
  WHO_ELSE,
  WORSE,
} from './after-danger-words.ts';
import { lastTold } from './danger-told-before.ts';
import { contentOf } from './in-context.ts';
import { isLike } from './like.ts';
import { wasSaid } from './repetition.ts';

/** So many sentences are the first steps. */
const STEPS = 4;
/** So many answers back, help that was called may still be on the phone. */
const CALLED_BACK = 3;
const PEOPLE: ReadonlySet<Danger> = new Set(['self-harm', 'medical', 'violence', 'fire']);
const ATTACKS: ReadonlySet<Danger> = new Set([
  'ransomware',
  'account',
  'clicked',
  'scam',
  'insider',
]);
const LONGEST = 25;

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
  const further = (isAfar ? AGAIN_FROM_AFAR : AGAIN[danger])[language];
  const kind = danger === 'self-harm' ? danger : PEOPLE.has(danger) ? 'people' : 'things';
  if (isOver(message, history)) return asksElse(reading) ? undefined : GLAD[language];
  if (danger === 'self-harm' && isLike(reading, NO_DANGER) && !isLike(reading, ASKS_ANY))
    return LIFELINE[language];
  if (danger !== 'scam' && isBrief && isLike(reading, HUNG_UP)) return CUT_OFF[kind][language];
  if ((danger === 'scam' || danger === 'clicked') && isLike(reading, GAVE_CARD))
    return CARD_GIVEN[language];
  if ((danger === 'scam' || danger === 'clicked') && isLike(reading, GAVE)) return GIVEN[language];
  if (danger === 'scam' && isBrief && isLike(reading, GOES_ON)) return HANG_UP[language];
  const said = wasSaid(history);
  const more = PEOPLE.has(danger) ? [further] : [further, next];
  const unsaid = (texts: readonly string[]) =>
    texts.find((text) => !said(text)) ?? STAY[kind][language];
  if (danger === 'fraud' && isBrief && isLike(reading, BANK_KNOWS)) return unsaid([next, further]);
  if (danger === 'fraud' && isBrief && isLike(reading, BANK_IS_CLOSED))
    return unsaid([BANK_CLOSED[language]]);
  if (danger === 'fraud' && isBrief && hasPaid(reading) && !said(SENT[language]))
    return SENT[language];
  if (danger === 'scam' && isBrief && isLike(reading, BELIEVED)) return unsaid([further]);
  const isOff = isLike(reading, TURNED_OFF) || isLike(reading, TURN_ON);
  if (ATTACKS.has(danger) && isBrief && isOff) return LEAVE_OFF[language];
  const asksToTurnOff = [reading, ...sentencesOf(reading)].some((each) => isLike(each, TURN_OFF));
  if (ATTACKS.has(danger) && asksToTurnOff) return LEAVE_ON[language];
  const steps = history.at(-1)?.content ?? '';
  if (isBrief && isLike(reading, ASKS_FIRST) && dangerTold(steps) !== undefined)
    return inOrder(steps, language);
  const again = urgent !== undefined && said(urgent) ? unsaid(more) : undefined;
  if (danger === 'violence' && isBrief && isLike(reading, LEFT)) return unsaid([next, further]);
  if (PEOPLE.has(danger) && isBrief && isLike(reading, ASKS_ON)) return unsaid([further]);
  const law = topicById('breach-or-not');
  if (danger === 'wrong-recipient' && isBrief && law && isLike(reading, MUST_REPORT))
    return unsaid([wordsFor(law, language === 'es', said), further]);
  const calls = topicById('attack-call-order');
  if (danger === 'ransomware' && isBrief && calls && isLike(reading, WHO_ELSE))
    return unsaid([wordsFor(calls, language === 'es', said), further]);
  if (danger === 'fire' && isLike(reading, GOES_BACK)) return STAY_OUT[language];
  if (danger === 'fire' && isLike(reading, WHAT_OF_RECORDS) && isLike(reading, HELP_IS_THERE))
    return unsaid([AFTER_FIRE[language]]);
  if (danger === 'medical' && isLike(reading, HAS_AED)) return unsaid([AT_THE_AED[language]]);
  const isHelped = PEOPLE.has(danger) && isLike(reading, HELP_IS_THERE) && !isGettingWorse(message);
  // A likeness of a few words to another danger means less than that help is there; a rule means more.
  if (isHelped && isBrief && !hasRule(message)) return unsaid([next, further]);
  const isForThem = danger === 'self-harm' && SENT_FOR_THEM.test(steps);
  if (isForThem && isBrief && !hasRule(message)) return unsaid([FOR_THEM[language], further]);
  const isSame = urgent === undefined || dangerTold(urgent)?.danger === danger;
  // Where people are in danger, "911 is on the phone" speaks of no telephone that was lost.
  const isOther = PEOPLE.has(danger) ? /911|988/.test(urgent ?? '') : true;
  if (!isSame && isOther) return again;
  if (!isBrief) return again;
  if (!PEOPLE.has(danger) && isLike(reading, NO_CLIENT)) return ANYBODY[language];
  const isDone = PEOPLE.has(danger) ? isHelped : isLike(reading, DONE);
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

/** The first steps of those who report on somebody else. */
const SENT_FOR_THEM = /^(?:Call 911 now(?: for them|, from another phone)|Llame al 911 ahora)/;

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

import type { Reading } from '../understanding/reading.ts';
import { clausesOf, clauseWindows, slicesOf } from './clause-windows.ts';
import { isAnotherSubject, isNoSubject } from './another-subject.ts';
import type { Danger } from './danger.ts';
import { isFigureOfSpeech } from './figures-of-speech.ts';
import { type DangerGuess, guessDanger, PERSONAL } from './guess-danger.ts';
import { findIncident, INCIDENTS } from './incidents.ts';
import { isHappening, isMeant } from './meant.ts';
import { withGrounds } from './grounds.ts';
import { findPersonalDanger } from './people-in-danger.ts';
import { isSaying } from './sayings.ts';

/**
 * How likely any danger must be in the whole message before an alarm is raised. Of messages that the
 * recognizer had not learned from, this finds 95 of 100 dangers and stops 4 of 100 others; the words of
 * rules, single sentences and the length told it nothing more.
 */
const ALARM = 0.2;
/** Where the words of a rule speak of danger to people, or of an incident that the examples can mean too. */
const ALARM_WITH_RULE = 0.1;
/** But no words of a rule count, save of what does not work, where the whole asks something of every day so plainly. */
const PLAIN_SUBJECT = 0.55;
/**
 * And where the message is about nothing that is asked every day: of 640 hard ones that had not been learned
 * from, it finds 11 of 360 dangers more, and stops 4 of 280 others more.
 */
const ALARM_WITHOUT_SUBJECT = 0.12;
/** But a faint likeness to everything at once is a likeness to nothing. */
const MAINLY = 0.3;
const MAINLY_OF_FAINT = 0.35;
/** Where there are hardly any words, as beside a number that was typed alone. */
const ALARM_OF_FEW_WORDS = 0.5;
const FEW_WORDS = 2;
/** Where slips of typing were put right: it makes other words of some names. */
export const ALARM_WHEN_CORRECTED = 0.35;
/** Fainter than this, without the words of any rule, it is believed only where nothing else is asked. */
const FAINT = 0.5;
/** Of people less is believed, save where something else is asked beyond doubt. */
const FAINT_OF_PEOPLE = 0.36;
const PLAINEST_SUBJECT = 0.75;
/** Parts of fewer words say nothing by themselves. */
const SHORTEST_PART = 4;
/** Parts as plain as these raise the alarm alone, whatever stories stand around them. */
const PLAIN = 0.98;
const PLAIN_WITH_RULE = 0.8;
/**
 * And parts as plain as these, where nothing in them says that it is no case of now. Of dangers inside 1,200
 * long messages, none of whose sentences had been learned from, this finds 8 in 100 more, and stops 1 in 100
 * more of calm ones.
 */
const RATHER_PLAIN = 0.9;
/** What a message of no more words than these asks is no story around a danger, where the whole is as calm as this. */
const NO_STORY = 40;
const CALM = 0.02;
const NOT_NOW = ['HYPOTHETICAL', 'INFO_WORD', 'LONG_AGO', 'WORKS_AGAIN', 'JOKE', 'ORG_CONTEXT'];
/** Parts as sure as this have a say in which danger it is. */
const SURE = 0.95;
/** Below this the words of a rule were meant otherwise. */
const UNLIKELY = 0.05;
/** As much of what a part tells must be the danger of a rule, for its words to lower the bar. */
const RULED_SHARE = 0.1;
/** Incidents have words of every day: of them, as much as this. */
const RULED_MOSTLY = 0.5;
/** And as much, for it to come first: an arm through a glass door is cut, and nobody breaks in. */
const FIRST_SHARE = 0.4;
/** What a rule counts beside the share of a danger in all that is likely. */
const RULE = 0.4;
const PART = 0.2;
/** The share of all evidence that speaks of people, or of things, before it is answered. */
const SHARE = 0.3;
/** A second danger is answered when it is nearly as likely as the first: both answers beat a wrong one. */
const NEARLY = 0.6;
const MOST = 2;

/**
 * What a message tells of, people before things. Rules and a recognizer that has learned from examples
 * judge it whole and part by part (docs/decisions/understanding-by-examples.md).
 */
export function findDangers(
  reading: Reading,
  guess: typeof guessDanger = guessDanger,
  slices: readonly Reading[] = slicesOf(reading),
  alarm = ALARM,
  isOther: typeof isAnotherSubject = isAnotherSubject,
): readonly Danger[] {
  const windows = clauseWindows(reading);
  const ruled = ruledIn(reading, windows);
  const isOfPeople = ruled.some(({ danger }) => PERSONAL.includes(danger));
  const likely = withoutSayings(guess(reading), reading);
  const whole = withGrounds(likely, reading, isOfPeople);
  const said = [...(windows.length > 1 ? clausesOf(reading) : []), ...slices].filter(
    ({ tokens }) => tokens.length >= SHORTEST_PART,
  );
  const parts = said.map(guess);
  const rules = ruled.filter(({ danger, window }) =>
    isOneOf(danger, guess(window), PERSONAL.includes(danger) ? RULED_SHARE : RULED_MOSTLY),
  );
  const isLowered = () =>
    rules.some(({ danger }) => danger === 'outage') ||
    (rules.length > 0 && !isOther(reading, PLAIN_SUBJECT));
  const words = reading.tokens.filter(({ word }) => !/\d/.test(word)).length;
  const least = words <= FEW_WORDS ? ALARM_OF_FEW_WORDS : alarm;
  const isLikely =
    whole.isAny >= least ||
    (alarm === ALARM &&
      words > FEW_WORDS &&
      whole.isAny >= ALARM_WITHOUT_SUBJECT &&
      (whole.dangers[0]?.probability ?? 0) >= MAINLY * whole.isAny &&
      isNoSubject(reading));
  const isAlarm = isLikely || (whole.isAny >= ALARM_WITH_RULE && isLowered());
  const isCalm = () => words <= NO_STORY && whole.isAny < CALM && isOther(reading);
  const isHidden =
    parts.some(({ isAny }) => isAny >= PLAIN) ||
    ((said.some((part) => {
      const told = guess(part);
      const isSure = told.isAny >= RATHER_PLAIN && isOfNow(part, told);
      return isSure && (told.isPersonal >= SURE || !isOther(part));
    }) ||
      ruled.some(({ danger, window }) => likenessOf(danger, guess(window)) >= PLAIN_WITH_RULE)) &&
      !isCalm());
  if (!isAlarm && !isHidden) return [];
  // Where an ungrounded guess was left out, a rule has to fit what is left; one of things backs no guess of people.
  const isOfThings = whole.isPersonal < whole.isAny / 2;
  const isBacked = (whole === likely ? ruled : rules).some(
    ({ danger }) => INCIDENTS.includes(danger) === isOfThings,
  );
  const isFaint = whole.isAny < FAINT && !isBacked && parts.every(({ isAny }) => isAny < SURE);
  const subjectNeeded = isOfThings || whole.isAny < FAINT_OF_PEOPLE ? undefined : PLAINEST_SUBJECT;
  if (isFaint && (isScattered(whole) || isOther(reading, subjectNeeded))) return [];
  const evidence = new Map<Danger, number>();
  const add = (danger: Danger, weight: number) =>
    evidence.set(danger, (evidence.get(danger) ?? 0) + weight);
  const fitting = ruled.filter(({ danger, window }) => isOneOf(danger, guess(window)));
  const meant = fitting.length > 0 ? fitting : ruled;
  // "The swing hit his head" has the words of violence, and the examples mostly say otherwise.
  const shareOf = ({ danger, window }: Ruled) => Math.min(1, 2 * share(danger, guess(window)));
  const isThinkable = ({ danger, window }: Ruled) => likenessOf(danger, guess(window)) >= UNLIKELY;
  for (const danger of new Set(meant.filter(isThinkable).map(({ danger }) => danger)))
    add(danger, RULE * Math.max(...meant.filter((each) => each.danger === danger).map(shareOf)));
  if (isAlarm)
    for (const { danger, probability } of whole.dangers)
      // What only a rule made an alarm of is the danger of that rule.
      if (isLikely || rules.some((rule) => rule.danger === danger))
        add(danger, probability / whole.isAny);
  const sure = isAlarm ? SURE : RATHER_PLAIN;
  for (const { dangers } of parts.filter(({ isAny }) => isAny >= sure))
    for (const { danger, probability } of dangers) add(danger, PART * probability);
  const plain = meant.filter(
    ({ danger, window }) =>
      PERSONAL.includes(danger) &&
      likenessOf(danger, guess(window)) >= PLAIN_WITH_RULE &&
      isOneOf(danger, guess(window), FIRST_SHARE),
  );
  // Whoever is in danger comes first, however much else a message tells.
  const first = plain
    .map(({ danger }) => danger)
    .sort((a, b) => (evidence.get(b) ?? 0) - (evidence.get(a) ?? 0));
  return [...new Set([...first, ...mostLikely(evidence)])].slice(0, MOST);
}

/** That nothing stands out among the dangers a message is a little like. */
const isScattered = ({ dangers: [first], isAny }: DangerGuess): boolean =>
  (first?.probability ?? 0) < MAINLY_OF_FAINT * isAny;

/** That nothing in a part says that what it tells is a saying, a plan, a story of long ago or a class. */
const isOfNow = (part: Reading, { dangers: [first] }: DangerGuess): boolean =>
  !NOT_NOW.some((concept) => part.concepts.has(concept)) &&
  first !== undefined &&
  !isFigureOfSpeech(first.danger, part);

/** Whether examples can mean the danger of a rule at all: "left arm" speaks of no attack. */
const isOneOf = (danger: Danger, guess: DangerGuess, least = UNLIKELY): boolean =>
  share(danger, guess) >= least;

/** How much of all danger in a part is this one. */
const share = (danger: Danger, { dangers, isAny }: DangerGuess): number =>
  (dangers.find((each) => each.danger === danger)?.probability ?? 0) / Math.max(isAny, 1e-9);

/** "He keeps everything in his head": of what a saying sounds like, examples tell nothing either. */
function withoutSayings(guess: DangerGuess, reading: Reading): DangerGuess {
  const dangers = guess.dangers.filter(({ danger }) => !isSaying(danger, reading));
  if (dangers.length === guess.dangers.length) return guess;
  const sum = (of: typeof dangers) => of.reduce((all, { probability }) => all + probability, 0);
  const isPersonal = sum(dangers.filter(({ danger }) => PERSONAL.includes(danger)));
  return { dangers, isAny: sum(dangers), isPersonal };
}

/** That a part tells of this danger or of its neighbors: people, or things. */
const likenessOf = (danger: Danger, { isAny, isPersonal }: DangerGuess): number =>
  PERSONAL.includes(danger) ? isPersonal : isAny;

interface Ruled {
  readonly danger: Danger;
  readonly window: Reading;
}

/** The dangers whose rules a part of the message meets, and means. */
function ruledIn(reading: Reading, windows: readonly Reading[]): readonly Ruled[] {
  const personal = findPersonalDanger(reading);
  const incidents = findIncident(reading);
  return windows.flatMap((window) =>
    [
      ...personal(window).filter((found) => isMeant(found, window)),
      ...incidents(window).filter((found) => isHappening(found, window)),
    ].map(({ danger }) => ({ danger, window })),
  );
}

/** Of people and of things the likeliest danger, and one that is nearly as likely. */
function mostLikely(evidence: ReadonlyMap<Danger, number>): readonly Danger[] {
  const weightOf = (danger: Danger) => evidence.get(danger) ?? 0;
  const sumOf = (dangers: readonly Danger[]) =>
    dangers.reduce((sum, danger) => sum + weightOf(danger), 0);
  const total = sumOf(PERSONAL) + sumOf(INCIDENTS);
  return [PERSONAL, INCIDENTS].flatMap((kinds) => {
    if (sumOf(kinds) < SHARE * total) return [];
    const sorted = [...kinds].sort((a, b) => weightOf(b) - weightOf(a));
    const enough = NEARLY * Math.max(...kinds.map(weightOf));
    return sorted.slice(0, MOST).filter((danger) => weightOf(danger) >= enough);
  });
}

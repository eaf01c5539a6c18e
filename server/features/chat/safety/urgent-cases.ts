import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import { clauseWindows } from './clause-windows.ts';
import { riders } from './cases/riders.ts';
import { casesAtTheBedside } from './cases/at-the-bedside.ts';
import { casesOfBreakIns } from './cases/break-ins.ts';
import { casesOfTheLockedOut } from './cases/locked-out.ts';
import { casesOfMoney } from './cases/money.ts';
import { casesOfOutages } from './cases/outages.ts';
import { casesOfPeople } from './cases/people.ts';
import { casesOfRescues } from './cases/rescues.ts';
import { hungUp } from './cases/seen-at-work.ts';
import { casesToldInPrivate } from './cases/told-in-private.ts';
import { casesOnThePremises } from './cases/on-the-premises.ts';
import { casesOfRecords } from './cases/records.ts';
import type { UrgentCase } from './cases/urgent-case.ts';
import type { Danger, Situation } from './danger.ts';
import { isFigureOfSpeech } from './figures-of-speech.ts';
import { isHappening } from './meant.ts';
import { urgentTexts } from './urgent-texts.ts';

/** People before things, and of each the most exact first. */
const compiled = [
  hungUp,
  ...casesToldInPrivate,
  ...casesOfRescues,
  ...casesAtTheBedside,
  ...casesOfTheLockedOut,
  ...casesOfPeople,
  ...casesOnThePremises,
  ...casesOfOutages,
  ...casesOfRecords,
  ...casesOfMoney,
  ...casesOfBreakIns,
].map((each) => ({
  ...each,
  pattern: compilePattern(each.when),
  dangers: [each.danger].flat(),
}));
type Compiled = (typeof compiled)[number];

type Matched = Pick<Compiled, 'pattern' | 'isInOneClause'>;

/** The words that meet a case, be they anywhere or in one clause, as it asks. */
function evidenceOf({ pattern, isInOneClause }: Matched, reading: Reading) {
  // What the whole does not hold, none of its clauses does.
  if (isInOneClause && matchPattern({ ...pattern, absent: [] }, reading) === undefined)
    return undefined;
  for (const window of isInOneClause ? clauseWindows(reading) : [reading]) {
    const evidence = matchPattern(pattern, window);
    if (evidence !== undefined) return { evidence, window };
  }
  return undefined;
}

const isMet = (each: Compiled, reading: Reading): boolean =>
  evidenceOf(each, reading) !== undefined && (each.isMeant?.(reading) ?? true);

/** The dangers whose words are so plain that no example has to say so. */
export const plainDangers = (reading: Reading): readonly Danger[] =>
  compiled
    .filter((each) => {
      const [danger] = each.dangers;
      const found = each.isPlain && evidenceOf(each, reading);
      if (!danger || !found) return false;
      // "If I were not here" supposes nothing else than the danger.
      return danger === 'self-harm'
        ? !isFigureOfSpeech(danger, found.window)
        : isHappening({ danger, evidence: found.evidence }, found.window);
    })
    .flatMap(({ dangers: [danger] }) => danger ?? [])
    .slice(0, 1);

/** Whoever shows one of these needs what the dispatcher says, whatever else is told. */
const BODILY = ['UNCONSCIOUS', 'NO_BREATH', 'BLEEDING', 'CONVULSE', 'SEIZURE'];

/** Says to call for help, not when to: "If anybody is hurt, call 911" is for whoever may not be. */
const sendsForHelp = (text: string): boolean =>
  text
    .split(/(?<=[.:]) /)
    .some((sentence) => /911(?! if a )/.test(sentence) && !sentence.startsWith('If '));

/** Whoever may be dying gets no text that is meant for calmer hours. */
const isApt = ({ dangers, en, isAlso }: Compiled, isDying: boolean): boolean =>
  !isDying || isAlso === true || !dangers.includes('medical') || sendsForHelp(en);

/** The first steps for the dangers of a message, in its language; none says the same twice. */
export function urgentTextOf(dangers: readonly Danger[], reading: Reading): string {
  const language = reading.isSpanish ? 'es' : 'en';
  const isDying =
    dangers.includes('medical') && BODILY.some((concept) => reading.concepts.has(concept));
  const whole = compiled.find(
    (each) =>
      each.isWhole &&
      isApt(each, isDying) &&
      dangers.some((danger) => each.dangers.includes(danger)) &&
      isMet(each, reading),
  );
  const saysAll = whole && (whole.dangers.includes('medical') || !isDying);
  const covered = saysAll ? [...whole.dangers, 'medical', 'fire'] : [];
  const blocks = dangers
    .filter((danger) => !covered.includes(danger))
    .map((danger) =>
      textsOf(danger, reading, isDying)
        .map((text) => text[language])
        .join(' '),
    );
  const steps = [...new Set(saysAll ? [whole[language], ...blocks] : blocks)].join('\n\n');
  return withRiders(steps, [...dangers, ...(saysAll ? whole.dangers.slice(0, 1) : [])], reading);
}

const compiledRiders = riders.map((rider) => ({ ...rider, pattern: compilePattern(rider.when) }));

/** The steps with what whoever lacks a way or a thing needs besides. */
function withRiders(steps: string, dangers: readonly Danger[], reading: Reading): string {
  const language = reading.isSpanish ? 'es' : 'en';
  const added = compiledRiders.filter(
    (rider) =>
      dangers.some((danger) => rider.dangers.includes(danger)) &&
      !rider.unless.test(steps) &&
      evidenceOf(rider, reading) !== undefined,
  );
  const [first, last] = [true, false].map((isFirst) => [
    ...new Set(
      added.filter((rider) => (rider.isFirst ?? false) === isFirst).map((rider) => rider[language]),
    ),
  ]);
  return [...(first ?? []), steps, ...(last ?? [])].join(' ');
}

/** An answer as it begins without what a rider says before the first steps. */
const withoutRiders = (answer: string): string =>
  riders
    .flatMap(({ en, es }) => [en, es])
    .reduce((text, said) => (text.startsWith(said) ? text.slice(said.length + 1) : text), answer);

type Text = Pick<UrgentCase, 'en' | 'es'>;

/** What to do first in a danger, and what stands after it; each once. */
function textsOf(danger: Danger, reading: Reading, isDying: boolean): readonly Text[] {
  const met = compiled.filter(
    (each) => each.dangers.includes(danger) && isApt(each, isDying) && isMet(each, reading),
  );
  const instead = met.find(({ isAlso }) => !isAlso) ?? urgentTexts[danger];
  const also = new Map(met.filter(({ isAlso }) => isAlso).map((each) => [each.en, each]));
  return [instead, ...also.values()];
}

export interface DangerTold {
  readonly danger: Danger;
  readonly situation: Situation;
  readonly language: 'en' | 'es';
}

/** First steps that send to Poison Control and not to 911. */
const BY_POISON_CONTROL = /^(?!.{0,80}911)[^]*1-800-222-1222/;

/** The danger that an answer is about, and its language; undefined where it tells of none. */
export function dangerTold(answer: string): DangerTold | undefined {
  const steps = withoutRiders(answer);
  for (const { danger, text } of FIRST_STEPS)
    for (const language of LANGUAGES)
      if (steps.startsWith(text[language])) {
        const isPoison = danger === 'medical' && BY_POISON_CONTROL.test(steps);
        const situation = text.situation ?? (isPoison ? 'poison' : danger);
        return { danger, situation, language };
      }
  return undefined;
}

const LANGUAGES = ['en', 'es'] as const;
const FIRST_STEPS: readonly {
  readonly danger: Danger;
  readonly text: Text & Pick<UrgentCase, 'situation'>;
}[] = [
  ...(Object.keys(urgentTexts) as Danger[]).map((danger) => ({
    danger,
    text: urgentTexts[danger],
  })),
  ...compiled
    .filter(({ isAlso }) => !isAlso)
    .flatMap((text) => text.dangers.slice(0, 1).map((danger) => ({ danger, text }))),
];

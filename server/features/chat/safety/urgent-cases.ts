import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import { casesOfPeople } from './cases/people.ts';
import { casesOfThings } from './cases/things.ts';
import type { UrgentCase } from './cases/urgent-case.ts';
import type { Danger } from './danger.ts';
import { isHappening } from './meant.ts';
import { urgentTexts } from './urgent-texts.ts';

const compiled = [...casesOfPeople, ...casesOfThings].map((each) => ({
  ...each,
  pattern: compilePattern(each.when),
  dangers: [each.danger].flat(),
}));
type Compiled = (typeof compiled)[number];

const isMet = ({ pattern, isMeant }: Compiled, reading: Reading): boolean =>
  matchPattern(pattern, reading) !== undefined && (isMeant?.(reading) ?? true);

/** The dangers whose words are so plain that no example has to say so. */
export const plainDangers = (reading: Reading): readonly Danger[] =>
  compiled
    .filter(({ isPlain, dangers: [danger], pattern }) => {
      const evidence = isPlain && matchPattern(pattern, reading);
      return danger && evidence && isHappening({ danger, evidence }, reading);
    })
    .flatMap(({ dangers: [danger] }) => danger ?? [])
    .slice(0, 1);

/** Whoever shows one of these needs what the dispatcher says, whatever else is told. */
const BODILY = ['UNCONSCIOUS', 'NO_BREATH', 'BLEEDING', 'CONVULSE', 'SEIZURE'];

/** The first steps for the dangers of a message, in its language; none says the same twice. */
export function urgentTextOf(dangers: readonly Danger[], reading: Reading): string {
  const language = reading.isSpanish ? 'es' : 'en';
  const whole = compiled.find(
    (each) =>
      each.isWhole &&
      dangers.some((danger) => each.dangers.includes(danger)) &&
      isMet(each, reading),
  );
  const isHurt = BODILY.some((concept) => reading.concepts.has(concept));
  const saysAll =
    whole && (whole.dangers.includes('medical') || !dangers.includes('medical') || !isHurt);
  const covered = saysAll ? [...whole.dangers, 'medical', 'fire'] : [];
  const blocks = dangers
    .filter((danger) => !covered.includes(danger))
    .map((danger) =>
      textsOf(danger, reading)
        .map((text) => text[language])
        .join(' '),
    );
  return [...new Set(saysAll ? [whole[language], ...blocks] : blocks)].join('\n\n');
}

type Text = Pick<UrgentCase, 'en' | 'es'>;

/** What to do first in a danger, and what stands after it; each once. */
function textsOf(danger: Danger, reading: Reading): readonly Text[] {
  const met = compiled.filter((each) => each.dangers.includes(danger) && isMet(each, reading));
  const instead = met.find(({ isAlso }) => !isAlso) ?? urgentTexts[danger];
  const also = new Map(met.filter(({ isAlso }) => isAlso).map((each) => [each.en, each]));
  return [instead, ...also.values()];
}

export interface DangerTold {
  readonly danger: Danger;
  readonly language: 'en' | 'es';
  readonly isAfar?: boolean;
}

/** The danger that an answer is about, and its language; undefined where it tells of none. */
export function dangerTold(answer: string): DangerTold | undefined {
  for (const { danger, text } of FIRST_STEPS)
    for (const language of LANGUAGES)
      if (answer.startsWith(text[language]))
        return { danger, language, isAfar: text.isAfar === true };
  return undefined;
}

const LANGUAGES = ['en', 'es'] as const;
const FIRST_STEPS: readonly {
  readonly danger: Danger;
  readonly text: Text & Pick<UrgentCase, 'isAfar'>;
}[] = [
  ...(Object.keys(urgentTexts) as Danger[]).map((danger) => ({
    danger,
    text: urgentTexts[danger],
  })),
  ...compiled
    .filter(({ isAlso }) => !isAlso)
    .flatMap((text) => text.dangers.slice(0, 1).map((danger) => ({ danger, text }))),
];

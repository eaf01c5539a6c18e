import { readdirSync } from 'node:fs';
import { readAnswers } from '../topics/read-answers.ts';

const folder = new URL('../../../../shared/content/assistant/next-steps/', import.meta.url);
/** Marks an answer that holds as often as it is asked for. */
const REPEATS = 'repeats';

/** What is said after the first steps of a danger. */
export interface NextStep {
  /** What was asked or told, as its wordings are named. */
  readonly label: string;
  /** The situations in which this is the answer (Situation of safety/danger.ts). */
  readonly situations: readonly string[];
  readonly en: string;
  readonly es: string;
  readonly isRepeated: boolean;
}

/** The build reads them (scripts/vite/computed-modules.ts). */
export const nextSteps: readonly NextStep[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => readAnswers(new URL(name, folder)))
  .map(({ name, marks, answer, spanish }) => {
    if (spanish === undefined) throw new Error(`The next step "${name}" has no Spanish answer.`);
    const situations = marks.filter((mark) => mark !== REPEATS);
    return {
      label: name,
      situations,
      en: answer,
      es: spanish,
      isRepeated: marks.includes(REPEATS),
    };
  });

import type { ChatTurn } from '#shared/contracts/chat.ts';
import { type Danger, DANGER_OF, type Situation } from '../safety/danger.ts';
import { type DangerTold, dangerTold } from '../safety/urgent-cases.ts';
import { type NextStep, nextSteps } from './next-steps.ts';

/** Stays in sight when somebody who spoke of their own death changes the subject. */
export const LIFELINE = {
  en: 'All right. And what you wrote before matters more: 988 listens by call or text, at any hour, also tonight, and 911 comes if it becomes dangerous.',
  es: 'De acuerdo. Y lo que escribió antes importa más: el 988 escucha por llamada o mensaje, a cualquier hora, en español con la opción 2, y el 911 viene si hay peligro.',
};
/** The first steps once more, for whoever asks which comes first. */
export const ORDER = { en: 'In this order:', es: 'En este orden:' };

/** What is told next may be another danger than before: its label, and where it leads. */
export const LEADS_TO: Readonly<Record<string, Situation>> = {
  despair: 'self-harm',
  'happening-now': 'violence',
  'has-paid': 'fraud',
  'is-me': 'self-harm',
  'not-breathing': 'medical',
  'patient-ill': 'medical',
  'ransom-note': 'ransomware',
  'red-screen': 'ransomware',
  shocked: 'medical',
  sparks: 'fire',
  worse: 'medical',
};

/**
 * The danger that the last answer was about, be it the first steps or what comes after them; none where it
 * said that it is over.
 * @param back how many answers may lie between
 */
export function lastTold(history: readonly ChatTurn[], back = 1): DangerTold | undefined {
  if (history.at(-1)?.role !== 'assistant') return undefined;
  const answers = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
    .reverse();
  const at = answers.slice(0, back).findIndex((answer) => isOfDanger(answer));
  if (at < 0) return undefined;
  // What comes after is said in several situations: the first steps before it tell which.
  let told: DangerTold | undefined;
  for (const answer of answers.slice(at)) {
    const found = dangerTold(answer);
    if (found !== undefined) return found;
    const step = stepIn(answer);
    if (step === undefined) {
      if (isBeside(answer)) continue;
      break;
    }
    const another = LEADS_TO[step.label];
    const followed = toldBy(step, answer, another ?? (step.situations[0] as Situation));
    told ??= followed;
    if (step.label === 'over' && followed.danger !== 'self-harm') return undefined;
    if (another !== undefined) return followed;
  }
  return told;
}

const isOfDanger = (answer: string): boolean =>
  dangerTold(answer) !== undefined || stepIn(answer) !== undefined || isBeside(answer);

/** Said while a danger lasts, whichever it is. */
const isBeside = (answer: string): boolean =>
  [LIFELINE, ORDER].some(({ en, es }) => answer.startsWith(en) || answer.startsWith(es));

const byText = new Map(nextSteps.flatMap((step) => [step.en, step.es].map((text) => [text, step])));
/** What comes after the first steps, told by its text. */
export const stepIn = (answer: string): NextStep | undefined => byText.get(answer);

const toldBy = ({ en }: NextStep, answer: string, situation: Situation): DangerTold => ({
  danger: DANGER_OF[situation] ?? (situation as Danger),
  situation,
  language: answer === en ? 'en' : 'es',
});

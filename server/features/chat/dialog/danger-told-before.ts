import type { ChatTurn } from '#shared/contracts/chat.ts';
import type { Danger } from '../safety/danger.ts';
import { type DangerTold, dangerTold } from '../safety/urgent-cases.ts';
import { REPLIES } from './after-danger-replies.ts';
import {
  AGAIN,
  AGAIN_FROM_AFAR,
  CUT_OFF,
  LEAVE_ON,
  NEXT,
  NEXT_FROM_AFAR,
  STAY,
  TELL_POISON_CONTROL,
} from './after-danger-texts.ts';

const LANGUAGES = ['en', 'es'] as const;

/**
 * The danger that the last answer was about, be it the first steps or what comes after them.
 * @param back how many answers may lie between
 */
export function lastTold(history: readonly ChatTurn[], back = 1): DangerTold | undefined {
  if (history.at(-1)?.role !== 'assistant') return undefined;
  return history
    .filter(({ role }) => role === 'assistant')
    .slice(-back)
    .map(({ content }) => dangerTold(content) ?? dangerFollowed(content))
    .findLast((told) => told !== undefined);
}

/** The danger of which an answer says what comes after its first steps. */
function dangerFollowed(answer: string): DangerTold | undefined {
  for (const danger of Object.keys(AGAIN) as Danger[])
    for (const language of LANGUAGES)
      if ([AGAIN, NEXT].some((texts) => answer === texts[danger][language]))
        return { danger, language };
  for (const language of LANGUAGES) {
    const [replied] = REPLIES.find(({ text }) => answer === text?.[language])?.of ?? [];
    if (replied) return { danger: replied, language };
    if (answer === TELL_POISON_CONTROL[language]) return { danger: 'medical', language };
    if (answer === LEAVE_ON[language]) return { danger: 'ransomware', language };
    if ([AGAIN_FROM_AFAR, NEXT_FROM_AFAR].some((texts) => answer === texts[language]))
      return { danger: 'violence', language, isAfar: true };
    for (const texts of [STAY, CUT_OFF]) {
      if (answer === texts['self-harm'][language]) return { danger: 'self-harm', language };
      if (answer === texts.people[language]) return { danger: 'medical', language };
    }
  }
  return undefined;
}

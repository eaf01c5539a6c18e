import type { ChatTurn } from '#shared/contracts/chat.ts';
import { withoutYes } from '../built-in/unasked-yes.ts';

/** Letters and figures alone: how an answer is compared with earlier ones. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the assistant has already said these words in this conversation. */
export function wasSaid(history: readonly ChatTurn[]): (text: string) => boolean {
  const said = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => bare(content.slice(0, 4_000)));
  return (text) => {
    const words = bare(withoutYes(text));
    return said.some((each) => each.includes(words));
  };
}

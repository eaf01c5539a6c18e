import type { ChatTurn } from '#shared/contracts/chat.ts';
import { withoutYes } from '../built-in/unasked-yes.ts';
import { contentStems } from '../understanding/content-words.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';
import { isLike, patterns } from './like.ts';

/** Letters and figures alone: how an answer is compared with earlier ones. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Another sentence may have been put before it. */
const READ_MORE = /(?:Read more: )?\[[^\]]{1,200}\]\([^)]{1,200}\)\.?$/;

/** Whether the assistant has already said these words in this conversation. */
export function wasSaid(history: readonly ChatTurn[]): (text: string) => boolean {
  const said = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => bare(content.slice(0, 4_000)));
  return (text) => {
    const parts = withoutYes(text).replace(READ_MORE, '').split('\n\n').map(bare);
    return said.some((each) => parts.every((part) => each.includes(part)));
  };
}

const WISHES_AGAIN = patterns(
  'repeat|again & !thanks & !thank & !hello & !hi',
  'say|said|tell ~2 once more',
  'what ~3 did ~1 you say',
  'otra vez|repite|repita|repetir',
);

/** Whether a message asks once more what was asked: in words of one question before it, or by saying so. */
export function asksAgain(reading: Reading, asked: readonly string[]): boolean {
  if (isLike(reading, WISHES_AGAIN)) return true;
  const stems = contentStems(reading);
  return asked
    .map((text) => readMessage(text))
    .some((before) => {
      if (before.plain === reading.plain) return true;
      const known = new Set(contentStems(before));
      return stems.length > 0 && stems.every((stem) => known.has(stem));
    });
}

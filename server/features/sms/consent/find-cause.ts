import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SmsConsentDetails } from '#shared/schema.ts';
import { hashedText } from './event-hash.ts';

const REPLACED = '\uFFFD';
/** 2,049 tries for each, so two take seconds and three would take hours. */
const MAX_SEARCHED = 2;
/** Halves of pairs, escaped as JSON escapes them; a visitor may have sent U+FFFD as well. */
const CANDIDATES = [
  REPLACED,
  ...Array.from({ length: 0x800 }, (_, index) => `\\u${(0xd800 + index).toString(16)}`),
];

export type CauseFound = 'proven' | 'disproved' | 'not searched';

/**
 * Looks for the text that was hashed: puts every half of a pair where the details hold U+FFFD and
 * compares. Other work of the process gets its turn in between.
 * @returns 'disproved' when the old fault cannot be what changed the details; 'not searched' when they
 *   hold too many replacement characters
 */
export async function findCause(
  details: SmsConsentDetails,
  recordedDetailsHash: string,
): Promise<CauseFound> {
  const parts = hashedText(details).split(REPLACED);
  const replaced = parts.length - 1;
  if (replaced === 0) return 'disproved';
  if (replaced > MAX_SEARCHED) return 'not searched';
  const [begin = '', middle = '', end] = parts;
  const isHashed = (text: string) => hash('sha256', text) === recordedDetailsHash;
  for (const first of CANDIDATES) {
    const text = begin + first + middle;
    if (end === undefined ? isHashed(text) : CANDIDATES.some((half) => isHashed(text + half + end)))
      return 'proven';
    await nextTurn();
  }
  return 'disproved';
}

/** Whether the details hold what a database stores for half of a pair. */
export function holdsReplaced(details: SmsConsentDetails): boolean {
  return hashedText(details).includes(REPLACED);
}

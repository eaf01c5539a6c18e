import type { CheckedNote } from '../consent/chain-note.ts';
import type { ChainReport } from '../consent/verify-chain.ts';

/** Whether the chain is whole, and apart from what. */
export function resultOf({ isWhole, notes }: Pick<ChainReport, 'isWhole' | 'notes'>): string {
  if (!isWhole) return 'BROKEN';
  const explained = notes.filter(({ holds }) => holds).map(({ event }) => event);
  if (explained.length === 0) return 'whole';
  return `whole apart from what a note explains (event ${explained.join(', ')})`;
}

/** A note with all it is good for: who says why, and the hashes that it ties down. */
export function noteText(note: CheckedNote): string {
  const { event, sequence, at, by, reason, isProven, holds } = note;
  const parts = [
    `Event ${event} is explained by event ${sequence} of ${at.toISOString()}, ${by ?? 'unknown'}: ${reason}`,
    `recorded details hash ${note.recordedDetailsHash}`,
    `details hash at the time of the note ${note.presentDetailsHash}`,
    isProven
      ? 'the text that was hashed was found again'
      : 'the text that was hashed was NOT found',
    ...(holds ? [] : ['THE NOTE DOES NOT HOLD']),
  ];
  // One line, and nothing that could steer a terminal.
  return parts.join('; ').replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

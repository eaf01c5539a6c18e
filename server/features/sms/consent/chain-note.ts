import type { SmsConsentDetails, SmsConsentEvent } from '#shared/schema.ts';
import { z } from 'zod';
import { detailsHash } from './event-hash.ts';
import { holdsReplaced } from './find-cause.ts';
import { parseJson } from '#shared/parse-json.ts';

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * What a note in the chain says: that the details of an event are not what was hashed, because the site
 * once hashed halves of surrogate pairs and the database stored U+FFFD for them
 * (docs/decisions/consent-chain.md).
 */
export const chainNote = z.strictObject({
  /** Sequence of the event it explains. */
  event: z.number().int().positive(),
  /** The hash that the event has of its details. */
  recordedDetailsHash: sha256Hex,
  /** The hash of the details as they stood when the note was written: any later change shows. */
  presentDetailsHash: sha256Hex,
  /** The recorded hash was found again by putting halves of pairs back. */
  isProven: z.boolean(),
  reason: z.string(),
});
export type ChainNote = z.output<typeof chainNote>;

/** What the note of an event says; undefined where it has none that can be read. */
export function readNote({ note }: Pick<SmsConsentDetails, 'note'>): ChainNote | undefined {
  return chainNote.safeParse(parseJson(note ?? '')).data;
}

/** A note as it stands in the chain. */
export interface CheckedNote extends ChainNote {
  /** Of the event that is the note. */
  readonly sequence: number;
  readonly at: Date;
  readonly by: string | null;
  /** It explains why the details are not what the event says, and they were not changed since. */
  readonly holds: boolean;
}

/** An event whose details are not what it says. */
export interface Mismatch {
  readonly event: Pick<SmsConsentEvent, 'sequence' | 'detailsHash'>;
  readonly details: SmsConsentDetails;
}

/**
 * Holds the notes of a chain against the events that need one. Of an event the first note counts: a
 * second cannot explain what happened after the first.
 * @param notes in the order of the chain
 * @returns the notes, and a sentence for every event that none explains
 */
export function checkNotes(
  notes: readonly Omit<CheckedNote, 'holds'>[],
  mismatches: ReadonlyMap<number, Mismatch>,
): { notes: CheckedNote[]; faults: string[] } {
  const firstOf = new Map<number, Omit<CheckedNote, 'holds'>>();
  for (const note of notes) {
    if (!firstOf.has(note.event)) firstOf.set(note.event, note);
  }
  const holds = (note: Omit<CheckedNote, 'holds'>) => {
    const mismatch = mismatches.get(note.event);
    return firstOf.get(note.event) === note && mismatch !== undefined && explains(note, mismatch);
  };
  const faults = [...mismatches.keys()].flatMap((sequence) => {
    const note = firstOf.get(sequence);
    if (!note) return [`Event ${sequence}: the personal details were changed.`];
    if (holds(note)) return [];
    return [
      `Event ${sequence}: the personal details are not those that event ${note.sequence} explains.`,
    ];
  });
  return { notes: notes.map((note) => ({ ...note, holds: holds(note) })), faults };
}

/**
 * Details without a replacement character cannot have been changed by the old fault, whatever a note
 * says.
 */
function explains(note: ChainNote, { event, details }: Mismatch): boolean {
  return (
    note.recordedDetailsHash === event.detailsHash &&
    note.presentDetailsHash === detailsHash(details) &&
    holdsReplaced(details)
  );
}

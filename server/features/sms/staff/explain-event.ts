import type { Queryable } from '#server/db/database.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import {
  smsConsentDetails,
  smsConsentEvents,
  type SmsConsentDetails,
  type SmsConsentEvent,
} from '#shared/schema.ts';
import { eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { appendEvent, lockChain } from '../consent/append-event.ts';
import { type ChainNote, readNote } from '../consent/chain-note.ts';
import { detailsHash } from '../consent/event-hash.ts';
import { findCause } from '../consent/find-cause.ts';
import { lockState } from '../consent/present-state.ts';

export const explainInput = z.strictObject({
  event: z.number().int().positive(),
  actor: z.string().min(1).max(200),
  reason: z.string().min(1).max(500),
});
/**
 * Appends a note that explains an event whose details were hashed before the database replaced what it
 * could not store. Nothing is repaired, and nothing else can be explained away: see findCause.
 * @throws OperatorError when there is nothing to explain, when it was explained before, and when
 *   something else changed the details
 */
export async function explainEvent(
  db: Queryable,
  { event: sequence, actor, reason }: z.output<typeof explainInput>,
  now: Date,
) {
  const { event, details } = await findMismatch(db, sequence);
  // Before anything is locked: the search takes seconds.
  const cause = await findCause(details, event.detailsHash);
  if (cause === 'disproved') {
    throw new OperatorError(
      `Event ${sequence} was not changed by the old fault: no text with halves of surrogate pairs has its hash. Somebody else changed it.`,
    );
  }
  const note: ChainNote = {
    event: sequence,
    recordedDetailsHash: event.detailsHash,
    presentDetailsHash: detailsHash(details),
    isProven: cause === 'proven',
    reason,
  };
  return db.transaction(async (tx) => {
    const { phoneNumberE164 } = details;
    await lockState(tx, phoneNumberE164);
    await lockChain(tx);
    // Neither erased nor changed while it was searched.
    const { details: present } = await findMismatch(tx, sequence);
    if (detailsHash(present) !== note.presentDetailsHash) {
      throw new OperatorError(`Event ${sequence} was changed a moment ago.`);
    }
    const earlier = await findNote(tx, sequence);
    if (earlier) {
      throw new OperatorError(
        `Event ${sequence} has its note already, in event ${earlier.sequence}; what changed after it cannot be explained.`,
      );
    }
    const appended = await appendEvent(
      tx,
      {
        subject: event.subject,
        action: 'note',
        source: 'staff',
        details: {
          phoneNumber: phoneNumberE164,
          phoneNumberE164,
          actor,
          note: JSON.stringify(note),
        },
      },
      now,
    );
    return { ...note, sequence: appended.sequence };
  });
}

async function findNote(
  tx: Queryable,
  sequence: number,
): Promise<{ sequence: number } | undefined> {
  const notes = await tx
    .select({ sequence: smsConsentDetails.sequence, note: smsConsentDetails.note })
    .from(smsConsentDetails)
    .where(isNotNull(smsConsentDetails.note));
  return notes.find((row) => readNote(row)?.event === sequence);
}

async function findMismatch(
  db: Queryable,
  sequence: number,
): Promise<{ event: SmsConsentEvent; details: SmsConsentDetails }> {
  const [found] = await db
    .select({ event: smsConsentEvents, details: smsConsentDetails })
    .from(smsConsentEvents)
    .innerJoin(smsConsentDetails, eq(smsConsentDetails.sequence, smsConsentEvents.sequence))
    .where(eq(smsConsentEvents.sequence, sequence));
  if (!found) throw new OperatorError(`There is no event ${sequence} with personal details.`);
  if (detailsHash(found.details) === found.event.detailsHash) {
    throw new OperatorError(`Event ${sequence} is unchanged; there is nothing to explain.`);
  }
  return found;
}

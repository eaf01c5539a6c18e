import type { Queryable } from '#server/db/database.ts';
import { smsConsentDetails, smsConsentEvents, type SmsConsentEvent } from '#shared/schema.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { type CheckedNote, checkNotes, type Mismatch, readNote } from './chain-note.ts';
import { detailsHash, eventHash, FIRST_PREVIOUS_HASH } from './event-hash.ts';
import { checkConsentTexts } from './consent-texts.ts';
import { findWrongStates } from './wrong-states.ts';

export interface ChainReport {
  readonly isWhole: boolean;
  /** How many events were checked. */
  readonly events: number;
  /** How many of them no longer say whose they are (erasure). */
  readonly erased: number;
  /** The hash of the last event; 64 zeros for an empty chain. Written down elsewhere, it proves that none is missing at the end. */
  readonly lastHash: string;
  /** One sentence for each fault, the first hundred. */
  readonly faults: readonly string[];
  /** How many consents are to words that were not stored: from before texts were stored. */
  readonly withoutWords: number;
  /** Every note there is, in the order of the chain; those that hold explain an event. */
  readonly notes: readonly CheckedNote[];
}

const BATCH = 1_000;
const MAX_FAULTS = 100;

/**
 * Recomputes every hash from the first event to the last, compares the details that are still there,
 * and compares the present state of every number with what its events say.
 */
export async function verifyChain(db: Queryable): Promise<ChainReport> {
  const faults: string[] = [];
  const mismatches = new Map<number, Mismatch>();
  const notes: Omit<CheckedNote, 'holds'>[] = [];
  let previous: Pick<SmsConsentEvent, 'sequence' | 'hash' | 'recordedAt'> = {
    sequence: 0,
    hash: FIRST_PREVIOUS_HASH,
    recordedAt: new Date(0),
  };
  let [events, erased] = [0, 0];
  for (;;) {
    const rows = await db
      .select({ event: smsConsentEvents, details: smsConsentDetails })
      .from(smsConsentEvents)
      .leftJoin(smsConsentDetails, eq(smsConsentDetails.sequence, smsConsentEvents.sequence))
      .where(gt(smsConsentEvents.sequence, previous.sequence))
      .orderBy(asc(smsConsentEvents.sequence))
      .limit(BATCH);
    for (const { event, details } of rows) {
      faults.push(...faultsOf(event, previous));
      if (!details) erased += 1;
      else if (detailsHash(details) !== event.detailsHash) {
        mismatches.set(event.sequence, { event, details });
      } else if (event.action === 'note') {
        const note = readNote(details);
        const { sequence, recordedAt: at } = event;
        if (note) notes.push({ ...note, sequence, at, by: details.actor });
      }
      events += 1;
      previous = event;
    }
    if (rows.length < BATCH) break;
  }
  const checked = checkNotes(notes, mismatches);
  faults.push(...checked.faults);
  faults.push(...(await findWrongStates(db)));
  const texts = await checkConsentTexts(db);
  faults.push(...texts.faults);
  return {
    isWhole: faults.length === 0,
    events,
    erased,
    lastHash: previous.hash,
    faults: faults.slice(0, MAX_FAULTS),
    withoutWords: texts.withoutWords,
    notes: checked.notes,
  };
}

function faultsOf(
  event: SmsConsentEvent,
  previous: Pick<SmsConsentEvent, 'sequence' | 'hash' | 'recordedAt'>,
): string[] {
  const { sequence } = event;
  return [
    sequence !== previous.sequence + 1 && `Event ${previous.sequence + 1} is missing.`,
    event.previousHash !== previous.hash &&
      `Event ${sequence} does not follow the event before it.`,
    eventHash(event) !== event.hash && `Event ${sequence} was changed.`,
    event.recordedAt < previous.recordedAt &&
      `Event ${sequence} is dated before the event before it.`,
  ].filter((fault) => fault !== false);
}

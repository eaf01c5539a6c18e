import type { Queryable } from '#server/db/database.ts';
import { smsConsentDetails, smsConsentEvents, type SmsConsentEvent } from '#shared/schema.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { detailsHash, eventHash, FIRST_PREVIOUS_HASH } from './event-hash.ts';
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
}

const BATCH = 1_000;
const MAX_FAULTS = 100;

/**
 * Recomputes every hash from the first event to the last, compares the details that are still there,
 * and compares the present state of every number with what its events say.
 */
export async function verifyChain(db: Queryable): Promise<ChainReport> {
  const faults: string[] = [];
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
        faults.push(`Event ${event.sequence}: the personal details were changed.`);
      }
      events += 1;
      previous = event;
    }
    if (rows.length < BATCH) break;
  }
  faults.push(...(await findWrongStates(db)));
  return {
    isWhole: faults.length === 0,
    events,
    erased,
    lastHash: previous.hash,
    faults: faults.slice(0, MAX_FAULTS),
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

import type { Database } from '#server/db/database.ts';
import { PostponedError } from '#server/outbox/delivery.ts';
import { LEASE_MS, outboxStore } from '#server/outbox/outbox-store.ts';
import { type OutboxMessage, outboxMessages } from '#shared/schema.ts';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { setImmediate as untilAllHaveCome } from 'node:timers/promises';

const HOUR_MS = 60 * 60_000;
/** Leads in one digest; the rest is in the next one. */
const MAX_IN_DIGEST = 300;

export interface DigestOptions {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  /** Single e-mails in an hour, beyond which leads are sent in a digest; 0: always one by one. */
  readonly mailsPerHour: number;
  /** Sends one e-mail about all of them. */
  readonly sendDigest: (messages: readonly OutboxMessage[]) => Promise<void>;
}

/**
 * Decides for each lead whether it is sent alone or in a digest. When leads pour in, those that wait go out
 * in one e-mail, and what comes after the hour's single e-mails waits for the next full hour. Each lead keeps
 * its own message in the outbox: what is not delivered is tried again, and `staff leads` says how it stands.
 */
export function createLeadDigest({
  database: { db },
  clock,
  mailsPerHour,
  sendDigest,
}: DigestOptions) {
  const { kind, nextAttemptAt, sentAt, status } = outboxMessages;
  let counting: Promise<{ waiting: number; sent: number }> | undefined;
  let gathered: OutboxMessage[] = [];
  let sending: Promise<void> | undefined;

  async function count(ofKind: string) {
    const now = clock();
    // Messages under way, which are leased, are among those that wait.
    const isDue = and(
      eq(status, 'waiting'),
      lte(nextAttemptAt, new Date(now.getTime() + LEASE_MS)),
    );
    const isRecent = and(eq(status, 'sent'), gt(sentAt, new Date(now.getTime() - HOUR_MS)));
    const number = (condition: ReturnType<typeof and>) =>
      sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
    const [counts] = await db
      .select({ waiting: number(isDue), sent: number(isRecent) })
      .from(outboxMessages)
      .where(and(eq(kind, ofKind), inArray(status, ['waiting', 'sent'])));
    return counts ?? { waiting: 0, sent: 0 };
  }

  /** Those of a batch are asked about together: they are counted once. */
  const countOnce = (ofKind: string) =>
    (counting ??= count(ofKind).finally(() => {
      counting = undefined;
    }));

  async function sendTogether(): Promise<void> {
    await untilAllHaveCome();
    const known = gathered;
    [gathered, sending] = [[], undefined];
    // Further messages that wait, as the outbox takes them.
    const others = await outboxStore.claim(db, {
      kind: known[0]?.kind ?? '',
      limit: MAX_IN_DIGEST,
      now: clock(),
    });
    await sendDigest([...known, ...others]);
    await outboxStore.markSent(db, others, clock());
  }

  return {
    /**
     * @returns whether the message went out in a digest; otherwise it is to be sent alone
     * @throws PostponedError when it waits for the next full hour; what sendDigest throws
     */
    async notifyTogether(message: OutboxMessage): Promise<boolean> {
      if (mailsPerHour === 0) return false;
      const { waiting, sent } = await countOnce(message.kind);
      const hour = Math.floor(clock().getTime() / HOUR_MS) * HOUR_MS;
      const isFull = sent >= mailsPerHour;
      const hasWaited = message.createdAt.getTime() < hour;
      if (waiting > mailsPerHour || (isFull && hasWaited)) {
        gathered.push(message);
        await (sending ??= sendTogether());
        return true;
      }
      if (isFull) throw new PostponedError(new Date(hour + HOUR_MS));
      return false;
    },
  };
}

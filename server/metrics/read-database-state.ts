import { count, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { outboxMessages, type OutboxStatus } from '#shared/schema.ts';

/** Kinds that are shown also while none of them waits: an alarm needs its zero. */
const LEAD_KINDS = ['lead-email', 'lead-webhook'];
const STATUSES: readonly OutboxStatus[] = ['waiting', 'dead-letter'];

const single = z.object({
  oldest: z.coerce.number(),
  texts: z.coerce.number(),
  height: z.coerce.number(),
  tokens: z.coerce.number(),
});

interface QueueState {
  readonly kind: string;
  readonly status: OutboxStatus;
  readonly count: number;
}

export interface DatabaseState {
  readonly outbox: readonly QueueState[];
  /** 0 when none waits. */
  readonly oldestWaitingSeconds: number;
  readonly waitingTexts: number;
  readonly chainHeight: number;
  readonly tokensToday: number;
}

/** @throws UnavailableError while the database is away */
export function readDatabaseState({ db }: Pick<Database, 'db'>, now: Date): Promise<DatabaseState> {
  const today = now.toISOString().slice(0, 10);
  return withDatabaseTimeout(async () => {
    const { kind, status } = outboxMessages;
    const outbox = await db
      .select({ kind, status, count: count() })
      .from(outboxMessages)
      .where(ne(status, 'sent'))
      .groupBy(kind, status);
    const rest: unknown = await db.execute(
      sql`select
        (select coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(created_at)), 0)
          from outbox_messages where status = 'waiting' and kind like 'lead-%') as oldest,
        (select count(*) from sms_messages where state = 'waiting') as texts,
        (select coalesce(max(sequence), 0) from sms_consent_events) as height,
        (select coalesce(sum(tokens), 0) from chat_token_usage where day = ${today}) as tokens`,
    );
    const { oldest, texts, height, tokens } = single.parse((rest as { rows: unknown[] }).rows[0]);
    return {
      outbox: [...missingZeros(outbox), ...outbox],
      oldestWaitingSeconds: Math.max(0, oldest),
      waitingTexts: texts,
      chainHeight: height,
      tokensToday: tokens,
    };
  });
}

function missingZeros(outbox: readonly QueueState[]) {
  return LEAD_KINDS.flatMap((kind) =>
    STATUSES.filter(
      (status) => !outbox.some((row) => row.kind === kind && row.status === status),
    ).map((status) => ({ kind, status, count: 0 })),
  );
}

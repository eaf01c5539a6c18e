import type { Database } from '#server/db/database.ts';
import { smsMessages } from '#shared/schema.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { deliverMessage } from './deliver-message.ts';
import type { SmsProvider } from './sms-provider.ts';

export interface SmsSenderOptions {
  readonly database: Pick<Database, 'db'>;
  readonly provider: SmsProvider | undefined;
  /** SMS_CONFIRM: nothing but the question for it before START came from the handset. */
  readonly confirm?: boolean;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'error'>;
}

export interface SmsSender {
  /** Sends what is due, one after the other. @returns how many messages were looked at */
  deliverDue(): Promise<number>;
  /** Looks for due messages every ten seconds until stopped. */
  start(): void;
  /** Lets the message that is on its way finish. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 10_000;
const BATCH = 100;

/** Empties the queue of text messages; several servers may do so at once. */
export function createSmsSender(options: SmsSenderOptions): SmsSender {
  const { database, provider, confirm = false, clock, logger } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();

  async function deliverDue(): Promise<number> {
    const due = await database.db
      .select({ id: smsMessages.id })
      .from(smsMessages)
      .where(and(eq(smsMessages.state, 'waiting'), lte(smsMessages.sendAfter, clock())))
      .orderBy(asc(smsMessages.sendAfter))
      .limit(BATCH);
    for (const { id } of due) {
      if (isStopped) break;
      await deliverMessage(database.db, id, { provider, confirm }, clock());
    }
    return due.length;
  }

  function lookAgain(): void {
    timer = setTimeout(() => {
      running = deliverDue()
        .catch((err: unknown) => logger.error({ err }, 'text messages could not be sent'))
        .finally(() => {
          if (!isStopped) lookAgain();
        });
    }, LOOK_EVERY_MS);
    timer.unref();
  }

  return {
    deliverDue,
    start: lookAgain,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

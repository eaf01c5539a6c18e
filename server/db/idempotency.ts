import { canonicalJson, sha256 } from '#server/lib/canonical-json.ts';
import { ConflictError, InvalidInputError } from '#server/lib/errors.ts';
import { idempotencyKeys } from '#shared/schema.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { assertStillWanted } from './with-database-timeout.ts';

export interface IdempotentRequest {
  /** Which endpoint the key belongs to, e.g. 'sms-optin'. */
  readonly scope: string;
  /** The Idempotency-Key header; absent: nothing is remembered. */
  readonly key: string | undefined;
  /** The parsed body. The order of its keys does not matter. */
  readonly body: unknown;
}

const KEY_MAX_CHARACTERS = 200;

/** Whether a key is one: 1 to 200 characters. */
export const isUsableKey = (key: string | undefined): key is string =>
  key !== undefined && key.length > 0 && key.length <= KEY_MAX_CHARACTERS;

/** Identifies copies of a request; the order of the body's keys does not matter. */
export const bodyHashOf = (body: unknown): string => sha256(canonicalJson(body));

/**
 * Does `work` at most once for a key and gives its first answer to every copy of the request. The
 * key, the rows of `work` and the answer are committed together or not at all; copies that arrive
 * meanwhile wait for that.
 * @param work writes through the transaction it is handed; its answer must survive JSON
 * @throws ConflictError when the key was used with another body
 * @throws InvalidInputError when the key is empty or longer than 200 characters
 * @throws UnavailableError when the request waited too long for a connection; nothing is written
 */
export async function once<Answer extends object>(
  db: Queryable,
  { scope, key, body }: IdempotentRequest,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) {
    return db.transaction(async (tx) => {
      assertStillWanted();
      return work(tx);
    });
  }
  if (!isUsableKey(key)) {
    throw new InvalidInputError('Idempotency-Key must have 1 to 200 characters.');
  }
  const bodyHash = bodyHashOf(body);
  const isThisKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  return db.transaction(async (tx) => {
    assertStillWanted();
    // Waits while another copy holds the key, and does nothing when that one was committed.
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 1) {
      const answer = await work(tx);
      await tx.update(idempotencyKeys).set({ response: answer }).where(isThisKey);
      return answer;
    }
    const [stored] = await tx.select().from(idempotencyKeys).where(isThisKey);
    if (stored?.bodyHash !== bodyHash) {
      throw new ConflictError('This Idempotency-Key was already used for another request.');
    }
    return stored.response as Answer;
  });
}

const RETENTION_MS = 30 * 24 * 3_600_000;

/** Deletes keys older than 30 days (docs/decisions/idempotency.md). */
export async function pruneIdempotencyKeys(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
}

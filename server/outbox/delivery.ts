import type { OutboxMessage } from '#shared/schema.ts';

/**
 * Delivers one message to a receiver outside. It must end when the signal aborts, and pass `id` on,
 * since a process may die between delivering and noting it: then the same message comes again.
 * @throws PostponedError when this is not the time, UndeliverableError when trying again is no use;
 *   any other error means: try again later
 */
export type Deliver = (message: OutboxMessage, signal: AbortSignal) => Promise<void>;

/** Not now (quiet hours, say): the try does not count. */
export class PostponedError extends Error {
  override readonly name = 'PostponedError';
  constructor(readonly until: Date) {
    super('Postponed.');
  }
}

/** Permanent failure: dead-lettered at once. Its text is stored, so it must hold nothing personal. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

/**
 * Why a try failed, for a table and a log that must hold nothing personal: codes and statuses, never
 * a receiver's own words, which may quote an address.
 */
export function failureText(error: unknown): string {
  if (error instanceof UndeliverableError) return error.message;
  const { name, code, responseCode, command, status, cause } = Object(error) as Partial<
    Record<'name' | 'code' | 'responseCode' | 'command' | 'status' | 'cause', unknown>
  >;
  const inner = Object(cause) as { code?: unknown };
  const parts = [name, code, inner.code, command, responseCode ?? status];
  const words = parts.filter((part) => typeof part === 'string' || typeof part === 'number');
  return [...new Set(words.map(String))].join(' ') || 'unknown';
}

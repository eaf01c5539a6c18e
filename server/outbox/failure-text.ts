import { UndeliverableError } from './delivery.ts';

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

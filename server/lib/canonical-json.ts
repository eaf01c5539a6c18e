import { createHash } from 'node:crypto';

/** JSON with the keys of every object sorted, so that equal values are equal texts; times as ISO. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys);
}

/** SHA-256 of UTF-8 text, in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

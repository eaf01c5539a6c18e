/** A random UUID. `randomUUID` is missing on pages without TLS, e.g. on a test machine. */
export function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = Uint8Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Gives every distinct content one key: a second try of the same content is known by the server as
 * the same request, and changed content is never taken for the old one.
 */
export function createIdempotencyKeys(): (content: unknown) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    return key;
  };
}

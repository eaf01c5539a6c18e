/**
 * A value with every half of a surrogate pair in its texts replaced by U+FFFD, which is what both
 * databases would store for it. Without this, a hash of what came in is not the hash of what is stored.
 * Arrays and plain objects are copied with all they hold, keys included; anything else is left alone.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key.toWellFormed(), wellFormed(child)]),
  );
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

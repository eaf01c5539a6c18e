const EMAIL = /[^\s@"'<>(),;:=/\\]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu;

/** Seven digits or more, with what people and forms put between them: also `%2B1%20405…`. */
const LONG_NUMBER = /(?:\+|%2B)?\p{Nd}(?:(?:[\s().\u2010-\u2015-]|%20|%28|%29)*\p{Nd}){6,}/giu;

/** A number of seven digits and more that stands alone in a log entry can be a phone as well. */
const LONG_INTEGER = 1_000_000;

/** Made by the logger itself or checked at the door; masking would make them useless. */
const EXEMPT = new Set(['time', 'pid', 'requestId']);

/** Text without e-mail addresses and phone-like numbers. */
function redactText(text: string): string {
  return text.replace(EMAIL, '[email]').replace(LONG_NUMBER, '[number]');
}

/** One JSON line of the log with every key, string and number in it redacted. */
export function redactLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line), (key, value: unknown) => redactValue(key, value))}\n`;
}

function redactValue(key: string, value: unknown): unknown {
  if (EXEMPT.has(key)) return value;
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' && Math.abs(value) > LONG_INTEGER) return '[number]';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]: [string, unknown]) => [redactText(name), child]),
  );
}

/** Looked for from the beginning of a word only: every letter of a long one would be a beginning else. */
const EMAIL =
  /(?<![^\s@"'<>(),;:=/\\])[^\s@"'<>(),;:=/\\]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu;

/** Seven digits or more, with what people and forms put between them: also `%2B1%20405…`. */
const LONG_NUMBER = /(?:\+|%2B)?\p{Nd}(?:(?:[\s().\u2010-\u2015-]|%20|%28|%29){0,6}\p{Nd}){6,}/giu;

/**
 * Runs of digits that are no phone, and that somebody needs to read: a UUID or a hash of 32 hexadecimal
 * digits and more (each with a letter in it), and a moment of this century as the server writes it.
 */
const UUID =
  /(?=[\d-]{0,35}[a-f])[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/;
const HASH = /(?:SM|MM|AC|MG)?(?=\d{0,31}[a-f])[\da-f]{32,128}/;
const MOMENT = /20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z/;
const NOT_A_PHONE = `(?<![\\p{L}\\p{Nd}])(?<known>${[UUID, HASH, MOMENT].map(({ source }) => source).join('|')})(?![\\p{L}\\p{Nd}])`;
const NUMBER_OR_KNOWN = new RegExp(`${NOT_A_PHONE}|${LONG_NUMBER.source}`, 'giu');

/** A number of seven digits and more that stands alone in a log entry can be a phone as well. */
const LONG_INTEGER = 1_000_000;

/** Made by the logger itself or checked where it comes in; masking would make them useless. */
const EXEMPT = new Set(['time', 'pid', 'requestId']);

/** Text without e-mail addresses and phone-like numbers. */
function redactText(text: string): string {
  return text
    .replace(EMAIL, '[email]')
    .replace(NUMBER_OR_KNOWN, (found: string, known: string | undefined) =>
      known === undefined ? '[number]' : found,
    );
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

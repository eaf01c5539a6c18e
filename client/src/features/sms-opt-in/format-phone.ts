/** What stands in a text field, and where its cursor is: how many characters are left of it. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** Spec §5: the characters of a phone number. Whatever holds others is not ours to rewrite. */
const PHONE_CHARACTERS = /^\+?[\d\s()-]*$/;
/** An area code, after the country's 1 where that was typed. */
const NORTH_AMERICAN = /^(1?)([2-9]\d{2})(\d{1,3})(\d{0,4})$/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A North American number as people write it, e.g. `(405) 555-0163`, with `1 ` or `+1 ` where the
 * country was typed. No sign is ever added after the last digit, so a backspace at the end always
 * takes a digit. Everything else stays as it was typed: up to three digits, which are no number yet,
 * numbers from abroad, too many digits, letters.
 */
export function formatPhone(typed: string): string {
  if (!PHONE_CHARACTERS.test(typed.trimStart())) return typed;
  const [, country = '', area, exchange, line] = NORTH_AMERICAN.exec(digitsOf(typed)) ?? [];
  const isAbroad = typed.trimStart().startsWith('+') && country === '';
  if (area === undefined || exchange === undefined || isAbroad) return typed;
  const plus = typed.trimStart().startsWith('+') ? '+' : '';
  const prefix = country === '' ? '' : `${plus}${country} `;
  return `${prefix}(${area}) ${exchange}${line ? `-${line}` : ''}`;
}

/**
 * The text and cursor after a change of the field. The cursor keeps its place among the digits; a
 * change that leaves the digits alone (a sign typed or deleted) is left alone itself.
 * @param before the field's text before the change
 */
export function formatTyped(before: string, { text, caret }: TypedText): TypedText {
  const isSameNumber = before !== '' && digitsOf(before) === digitsOf(text);
  const formatted = isSameNumber ? text : formatPhone(text);
  if (formatted === text) return { text, caret };
  if (caret >= text.length) return { text: formatted, caret: formatted.length };
  return { text: formatted, caret: caretAfter(formatted, digitsOf(text.slice(0, caret)).length) };
}

/** The place right after so many digits; the beginning for none. */
function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index + 1);
  return places[digits - 1] ?? text.length;
}

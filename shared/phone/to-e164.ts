/** What people write between the digits of a number. */
const SIGNS = /[\s()[\]./\u2010-\u2015-]/g;
/** Area codes start with 2 to 9; the country's 1 may stand in front. */
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{9})$/;
/** One digit ten times is somebody who does not want to say. */
const SAME_DIGITS = /^(\d)\1*$/;

/**
 * The E.164 form of a North American number, e.g. '+15551234567'; undefined when it is none.
 *
 * A possible number is enough: "valid" ones leave out area code 555 of the examples, and every
 * area code that is younger than a list.
 */
export function toE164(typed: string): string | undefined {
  const [, national] = NORTH_AMERICAN.exec(typed.replace(SIGNS, '')) ?? [];
  return national === undefined || SAME_DIGITS.test(national) ? undefined : `+1${national}`;
}

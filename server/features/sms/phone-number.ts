import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The E.164 form of a North American number, e.g. '+15551234567'; undefined when it is none.
 *
 * A possible number is enough: "valid" ones leave out area code 555 of the examples, and every
 * area code that is younger than the library.
 */
export function toE164(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed.trim(), { defaultCountry: 'US', extract: false });
  if (!parsed?.isPossible() || parsed.countryCallingCode !== '1' || parsed.ext) return undefined;
  const digits = parsed.nationalNumber;
  // Area codes start with 2 to 9; one digit ten times is somebody who does not want to say.
  return /^[2-9]\d{9}$/.test(digits) && !/^(\d)\1*$/.test(digits) ? parsed.number : undefined;
}

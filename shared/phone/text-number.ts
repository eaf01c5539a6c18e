import { company } from '../content/company.ts';
import { smsForm } from '../content/sms/form.ts';
import { US_AREA_CODES } from './area-codes.ts';
import { toE164 } from './to-e164.ts';

/** A good number of the numbering plan that we send no text messages to. */
export const SMS_US_ONLY =
  'We can text only numbers of the 50 US states and Washington, D.C. Please enter a US mobile number.';
export const SMS_OWN_NUMBER = 'This is our own number. Please enter yours.';

/** Our own numbers as the pages show them; the sender of the provider may be another one. */
export const OWN_NUMBERS: readonly string[] = [company.phone.e164, company.sms.e164];

/**
 * The area code of examples, which belongs to nobody ("(555) 123-4567" stands in the form): taken, so that
 * a trial of the form works, and never sent to.
 */
const EXAMPLE_AREA_CODE = '555';

/**
 * Exchanges nobody has a phone in: services (x11), paid calls (976) and tests. Calls to 555-1212 are paid
 * directory assistance.
 */
const SERVICE_EXCHANGE = /^(?:[01]..|.11|976|95[089]|555(?=1212))/;

/**
 * Why a number is not one we send text messages to: those are geographic numbers of the 50 states and the
 * District of Columbia, which cost us the least and nobody earns from.
 * @param phoneNumberE164 of the North American plan
 * @param ownNumbers ours, in E.164: a message to ourselves would be answered by ourselves
 * @returns the sentence for whoever typed it; undefined when the number is good
 */
export function textNumberProblem(
  phoneNumberE164: string,
  ownNumbers: readonly string[] = OWN_NUMBERS,
): string | undefined {
  if (ownNumbers.includes(phoneNumberE164)) return SMS_OWN_NUMBER;
  if (isExampleNumber(phoneNumberE164)) return undefined;
  const isUs = US_AREA_CODES.has(phoneNumberE164.slice(2, 5));
  return isUs && !SERVICE_EXCHANGE.test(phoneNumberE164.slice(5)) ? undefined : SMS_US_ONLY;
}

/** The same of a number as it was typed, which may be none at all. */
export function typedNumberProblem(typed: string): string | undefined {
  const phoneNumberE164 = toE164(typed);
  return phoneNumberE164 === undefined
    ? smsForm.validation.phoneInvalid
    : textNumberProblem(phoneNumberE164);
}

/** Whether a number belongs to nobody, so that there is nothing to send. */
export function isExampleNumber(phoneNumberE164: string): boolean {
  return phoneNumberE164.slice(2, 5) === EXAMPLE_AREA_CODE;
}

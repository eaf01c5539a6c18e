import { toE164 } from '#shared/phone/to-e164.ts';
import { UsageError } from '../usage-error.ts';

/** E.164 of a number as typed. @throws UsageError when it is no number of ours */
export function phoneArgument(typed: string): string {
  const number = toE164(typed);
  if (!number) throw new UsageError(`"${typed}" is not a North American phone number.`);
  return number;
}

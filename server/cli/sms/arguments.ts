import { toE164 } from '#shared/phone/to-e164.ts';
import { UsageError } from '../staff-context.ts';

/** E.164 of a number as typed. @throws UsageError when it is no number of ours */
export function phoneArgument(typed: string): string {
  const number = toE164(typed);
  if (!number) throw new UsageError(`"${typed}" is not a North American phone number.`);
  return number;
}

/**
 * The text of an option, trimmed.
 * @throws UsageError when there is nothing, or too much of it
 */
export function words(option: string, text: string, maxCharacters = 200): string {
  const trimmed = text.trim();
  if (trimmed.length === 0 || trimmed.length > maxCharacters || trimmed.includes('\0')) {
    throw new UsageError(`${option} needs 1 to ${maxCharacters} characters.`);
  }
  return trimmed;
}

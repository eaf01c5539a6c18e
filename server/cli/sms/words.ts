import { UsageError } from '../usage-error.ts';

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

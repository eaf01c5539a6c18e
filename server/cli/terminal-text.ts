/**
 * Characters that steer a terminal or turn the order of what follows: controls but line breaks and tab, and
 * format characters but the two that join letters. A return is one only in front of a line break or at the
 * end, as in a CSV.
 */
const STEERING = /(?![\n\t\u200C\u200D]|\r(?:\n|$))[\p{Cc}\p{Cf}]/gu;

/**
 * Text as it may go to a terminal: whatever a visitor typed can only be read there. What steers is written
 * as JSON writes it, so that JSON stays JSON and says the same.
 */
export function terminalText(text: string): string {
  return text.replace(STEERING, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/**
 * The text without any of these characters at its end. Read from there: the pattern `[…]+$` begins
 * anew at each of them, wherever they stand.
 */
export function withoutEnding(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const BETWEEN_WORDS = ' \t\n,;:.–—-';

/** Without the last word and what stands before it; of a single word, what stands before its first mark. */
export function withoutLastWord(text: string): string {
  const space = text.search(/\s\S*$/);
  const end = space === -1 ? text.search(/[,;:.–—-]/) : space;
  return withoutEnding(text.slice(0, Math.max(0, end)), BETWEEN_WORDS);
}

/** Cut at a word and marked with '…', so that at most `limit` characters remain. */
export function cutAtWord(text: string, limit: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  return `${withoutLastWord(cut) || cut}…`;
}

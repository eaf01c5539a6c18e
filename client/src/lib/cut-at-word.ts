import { withoutLastWord } from '#shared/without-ending.ts';

/** Cut at a word and marked with '…', so that at most `limit` characters remain. */
export function cutAtWord(text: string, limit: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  const atWord = withoutLastWord(cut);
  return `${atWord || cut}…`;
}

/** Most characters of a tag that a card shows (spec §9). */
const TAG_CHARACTERS = 15;

/** A tag as cards show it: without the word 'healthcare ', cut to 15 characters. */
export function shortTag(tag: string): string {
  const characters = Array.from(tag.replace(/\bhealthcare /gi, ''));
  return characters.slice(0, TAG_CHARACTERS).join('').trim();
}

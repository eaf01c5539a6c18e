import { cleanTitle } from '#shared/blog/clean-title.ts';
import { cutAtWord } from '#shared/without-ending.ts';

/**
 * Letters, digits and signs that the fonts in fonts/ have; a test holds them to it. Vowel points of
 * Hebrew and Arabic are left out: titles are written without them.
 */
const DRAWABLE =
  /[\u{20}-\u{7E}\u{A0}-\u{AC}\u{AE}-\u{148}\u{14A}-\u{17E}\u{218}-\u{21B}\u{5D0}-\u{5EA}\u{60C}\u{61B}\u{61F}\u{621}-\u{63A}\u{641}-\u{64A}\u{660}-\u{66C}\u{671}\u{679}\u{67E}\u{686}\u{688}\u{691}\u{698}\u{6A9}\u{6AF}\u{6BE}\u{6C1}\u{6CC}\u{6D2}\u{6F0}-\u{6F9}\u{2013}\u{2014}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2026}\u{2122}\u{D7}\u{2212}]/u;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** More does not fit beside the scene in a size that can be read in a chat. */
const MAX_CHARACTERS = 130;

/** The share of a title's letters that may be lost before the rest no longer says what it said. */
const MAX_LOST = 0.2;

/**
 * A title as a share picture shows it: without quotation marks, pictographs and control characters.
 * A letter that the fonts lack loses its accents (`ế` becomes `e`).
 * @returns undefined when too little remains, e.g. of a title in Chinese
 */
export function shareTitle(title: string): string | undefined {
  const letters = Array.from(cleanTitle(title).normalize('NFC'));
  const drawn = letters.map(drawable);
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);
  const wanted = letters.filter(isLetter).length;
  const lost = letters.filter((character, at) => isLetter(character) && drawn[at] === '').length;
  if (wanted === 0 || lost > wanted * MAX_LOST) return undefined;
  return cutAtWord(drawn.join(''), MAX_CHARACTERS);
}

/**
 * The same title with an article beside what it belongs to, and a range of numbers with its unit: no line
 * ends with `A`, nor with `from 5`.
 */
export function withoutLooseEnds(title: string): string {
  return title
    .replaceAll(/\b(An?|The) (?=\S)/gi, '$1\u{A0}')
    .replaceAll(/\b\d{1,4} to \d{1,4}\b(?: [GM]bps\b)?/g, (range) =>
      range.replaceAll(' ', '\u{A0}'),
    );
}

/** Whether the first letter with a direction is written from the right. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(first);
}

function drawable(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (DRAWABLE.test(character)) return character;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(plain).every((part) => DRAWABLE.test(part)) ? plain : '';
}

import { readFileSync } from 'node:fs';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import { HEADLINE_WORDS } from '../../shared/headline-words.ts';

/** The typeface of headings as it is served, unpacked. */
const FACE = new URL('../../server/web/share/fonts/fraunces.ttf', import.meta.url);

/**
 * What typed-headline.css has to know of the headline, as Tailwind's base rules: its length in characters, and of
 * each word its letters, how many characters stand before it, and its width in its font. Nothing stands behind the
 * last word, and it has no space for letters that are wider at first: that one has no width.
 * @param letterSpacing of the headline, em
 */
export function typedWords(headline: string, letterSpacing: number) {
  const face = new Face(new Blob(readFileSync(FACE)));
  const font = new Font(face);
  const words = headline.split(HEADLINE_WORDS);
  const rules: Record<string, Record<string, string>> = {
    ':root': { '--characters': `${headline.length}` },
  };
  for (const [index, word] of words.entries()) {
    const width = advanceOf(word, font) / face.upem + word.length * letterSpacing;
    rules[`.typed > :nth-child(${index + 1})`] = {
      '--at': `${words.slice(0, index).join('').length}`,
      '--letters': `${word.length}`,
      ...(index < words.length - 1 && { '--width': roundedUp(width) }),
    };
  }
  return rules;
}

/** A length in em; a letter without room would go to the next line. */
const roundedUp = (em: number): string => `${(Math.ceil(em * 100) / 100).toString()}em`;

/** How far a word goes, in the font's units. */
function advanceOf(word: string, font: Font): number {
  const run = new Run();
  run.addText(word);
  run.guessSegmentProperties();
  shape(font, run);
  return run.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

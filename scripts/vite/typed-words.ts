import { readFileSync } from 'node:fs';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';

/** The typeface of headings as it is served, unpacked. */
const FACE = new URL('../../server/web/share/fonts/fraunces.ttf', import.meta.url);

/**
 * What typed-headline.css has to know of the headline, as Tailwind's base rules: its length in characters, and of
 * each word its letters and how many characters stand before it. Until the page is live a word has the width that it
 * will have in its font, so that neither it nor the end of a line moves when that comes.
 * @param letterSpacing of the headline, em
 */
export function typedWords(headline: string, letterSpacing: number) {
  const face = new Face(new Blob(readFileSync(FACE)));
  const font = new Font(face);
  const words = headline.split(/(?<= )/).map((word, index, all) => ({
    selector: `.typed > :nth-child(${index + 1})`,
    counts: { '--at': `${all.slice(0, index).join('').length}`, '--letters': `${word.length}` },
    width: roundedUp(advanceOf(word, font) / face.upem + word.length * letterSpacing),
  }));
  return {
    ':root': { '--characters': `${headline.length}` },
    ...Object.fromEntries(words.map(({ selector, counts }) => [selector, counts])),
    // Without scripts nothing says when the font is there. Nothing stands behind the last word, and it has no space
    // for letters that are wider at first.
    '@media (scripting: enabled)': {
      ':root:not([data-live])': Object.fromEntries(
        words.slice(0, -1).map(({ selector, width }) => [selector, { width }]),
      ),
    },
  };
}

/** A length in em; a letter without room would go to the next line. */
const roundedUp = (em: number): string => `${(Math.ceil(em * 1000) / 1000).toString()}em`;

/** How far a word goes, in the font's units. */
function advanceOf(word: string, font: Font): number {
  const run = new Run();
  run.addText(word);
  run.guessSegmentProperties();
  shape(font, run);
  return run.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

import { withoutLastWord } from '#shared/without-ending.ts';

export interface FittedTitle {
  /** As much of the title as fits, ending in '…' where that is not all. */
  readonly text: string;
  /** Pixels. */
  readonly fontSize: number;
  /** A word is longer than the line and must be broken anywhere. */
  readonly breaksWords: boolean;
}

/** The room that a title has, in pixels, and the distance of its lines in font sizes. */
export interface TitleRoom {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
}

/** Largest first. */
const SIZES = [84, 76, 70, 64, 58, 52, 48, 44, 40, 38];

/** Beyond that, smaller letters read better than more lines. */
const FEW_LINES = 4;

/**
 * The largest size in which a title fits its room without breaking a word, on few lines if it can; cut
 * at a word when it does not fit in the smallest. Widths are estimated on the generous side.
 */
export function fitTitle(title: string, room: TitleRoom): FittedTitle {
  const fits = (size: number, lines: number) => lines * size * room.lineHeight <= room.height;
  const roomy = SIZES.filter((size) => longestWord(title) * size <= room.width);
  const linesAt = (size: number) => countLines(title, room.width / size);
  const fontSize =
    roomy.find((size) => linesAt(size) <= FEW_LINES && fits(size, linesAt(size))) ??
    roomy.find((size) => fits(size, linesAt(size)));
  if (fontSize !== undefined) return { text: title, fontSize, breaksWords: false };

  const smallest = SIZES.at(-1) ?? 0;
  const breaksWords = longestWord(title) * smallest > room.width;
  let text = title;
  while (text.length > 1 && !fits(smallest, countLines(text, room.width / smallest))) {
    text = shortened(text);
  }
  return { text, fontSize: smallest, breaksWords };
}

/** One word less, or one letter where there is only one word. */
function shortened(text: string): string {
  const whole = text.replace(/…$/, '');
  const atWord = withoutLastWord(whole);
  const isShorter = atWord !== '' && atWord.length < whole.length;
  return `${isShorter ? atWord : Array.from(whole).slice(0, -1).join('')}…`;
}

/** How many lines of this width, in font sizes, the words fill one after the other. */
function countLines(text: string, lineWidth: number): number {
  let lines = 1;
  let used = 0;
  for (const word of wordsOf(text)) {
    const width = widthOf(word);
    if (used > 0 && used + width > lineWidth) {
      lines += 1;
      used = 0;
    }
    lines += Math.ceil(width / lineWidth - 1e-9) - 1;
    used = width > lineWidth ? width % lineWidth : used + width + widthOf(' ');
  }
  return lines;
}

function longestWord(text: string): number {
  return Math.max(0, ...wordsOf(text).map(widthOf));
}

/** A line may end after a hyphen, and not at a space that keeps two words together. */
function wordsOf(text: string): string[] {
  return text.split(/[^\S\u{A0}]+|(?<=-)/u).filter(Boolean);
}

/** In font sizes. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** Measured on the heading font and rounded up. */
function letterWidth(letter: string): number {
  if (/[MWmw@%—…ÆŒ]/.test(letter)) return 0.98;
  if (/[\p{Lu}&]/u.test(letter)) return 0.78;
  if (/[\s.,:;'’‘!|iljtfrI()-]/.test(letter)) return 0.42;
  return 0.6;
}

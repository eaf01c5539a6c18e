/** Blank letters of several scripts; they show nothing and are no format characters. */
const BLANK_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Zeros of the digit ranges of Unicode outside ASCII that NFKC leaves alone. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  // Every range of decimal digits holds ten in a row; step back to its zero.
  let zero = code;
  while (zero > code - 10 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code < 0x80 ? digit : String((code - zero) % 10);
};

/** One character can become eighteen; what people write grows by a few ("…" becomes three). */
const MOST_GROWTH = 2;

/**
 * The text as a person would read it out, so that patterns need not know disguises: no invisible
 * characters, plain digits, dashes and spaces, letters that were spelled out one by one joined.
 */
export function readableForm(text: string): string {
  return (
    text
      .normalize('NFKC')
      .slice(0, text.length * MOST_GROWTH)
      .replace(/[\p{Cf}\p{Me}\ufe00-\ufe0f\u034f]/gu, '')
      .replace(BLANK_LETTERS, '')
      .replace(/\p{Nd}/gu, digitValue)
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u00b7\u2022\u2024\u3002\u2027]/g, '.')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/&#0*64;|&#x0*40;|&commat;|%40/gi, '@')
      .replace(/&#0*46;|&#x0*2e;|&period;|%2e/gi, '.')
      // "w a n d a @ e x a m p l e": five single characters in a row are one word.
      .replace(/(?<!\S)(?:[^\s,;!?] ){4,}[^\s,;!?](?!\S)/g, (run) => run.replaceAll(' ', ''))
      // The letters O and l that stand in for digits.
      .replace(/(?<=\d[ .-]?)[oO](?=[ .-]?[\doO])/g, '0')
      .replace(/(?<=\d[ .-]?)[lI|](?=[ .-]?\d)/g, '1')
  );
}

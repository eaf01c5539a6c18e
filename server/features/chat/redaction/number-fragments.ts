import { digitsOf, FIGURES } from './number-runs.ts';

/** What people say around the pieces of a number that they give bit by bit. */
const AROUND = new Set(
  `then and ends end ending in with it its it's is are was the a my her his our number phone cell mobile area code
  first second third next last part half rest digits digit four three two begins starts start by followed comes after
  that lastly finally oh sorry ok okay yes so plus at call me on mrn ssn social security dob y luego termina es el la
  mi número numero código codigo teléfono telefono primero después despues`.split(/\s+/),
);
const LONGEST_PIECE = 60;
/** A piece has at most so many digits; with more it is a number of its own. */
const MOST_DIGITS = 9;
const NUMBER_DIGITS = 7;

/** The digits of a turn that is nothing but a piece of a number; empty for any other. */
function pieceIn(text: string): string {
  if (text.length > LONGEST_PIECE) return '';
  const digits = (text.match(FIGURES) ?? []).map(digitsOf).join('');
  const others = text.replace(FIGURES, ' ').match(/[\p{L}'’]+|[$%@]/gu) ?? [];
  const isPiece = others.every((word) => AROUND.has(word.toLowerCase().replace('’', "'")));
  return isPiece && digits.length <= MOST_DIGITS ? digits : '';
}

/**
 * Turns that give a number piece by piece: "405", "then 555", "and ends 0173". Each of them is fine, and
 * together they are a phone number.
 * @param texts what the visitor said, oldest first
 * @returns for each whether it is such a piece
 */
export function findFragments(texts: readonly string[]): boolean[] {
  const pieces = texts.map(pieceIn);
  const found = pieces.map(() => false);
  let start = 0;
  for (let at = 0; at <= pieces.length; at += 1) {
    if (pieces[at]) continue;
    const isNumber = at - start > 1 && pieces.slice(start, at).join('').length >= NUMBER_DIGITS;
    if (isNumber) found.fill(true, start, at);
    start = at + 1;
  }
  return found;
}

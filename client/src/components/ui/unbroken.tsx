import type { ReactNode } from 'react';

/**
 * What reads badly in two halves: a phone number, a suite, a state with its ZIP code, `24/7/365`, what IT is
 * the first half of, a speed, a span or a time of day with its unit, a date, a rule's number with its paragraphs, the
 * word to text (`Reply STOP`), `“as is”`, `patient-care`, `five figures`, `I can`, and a hyphen beside so little that it looks lost at the end of a
 * line or the beginning of the next (`e-mail`, `opt-out`, `sign-in`). All of it is short: a post's author may have typed anything, and a phone is narrow.
 */
const ONE_PIECE =
  /(\(\d{3}\) \d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\bSuite \w{1,8}\b|\b[A-Z]{2} \d{5}\b|\b24\/7\/365\b|\bIT (?:assessment|services)\b|\b\d{1,4} (?:[GM]bps|days|months|years|US dollars)\b|\b\d{1,2}(?::\d{2})? [AP]M\b|\b\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}\b|\b\d{1,3} CFR \d{1,4}(?:\.\d{1,5})?(?:\([A-Za-z\d]{1,4}\)){0,3}(?![(\d]|\.\d)|\b\d{1,4}\.\d{1,5}(?:\([A-Za-z\d]{1,4}\)){1,4}|\bSection \d{1,3}-\d{1,4}\b|\b[Rr]eply (?:STOP|START|HELP)\b|“as is”|\bfive figures\b|\bI can\b|\b(?:[Ee]|[Oo]pt|[Gg]rown|[Mm]ulti|[Pp]atient|[Ff]ive)-\p{L}{1,14}(?!\p{L})|\b\p{L}{1,9}-\p{L}{1,2}\b(?!-))/u;

/** A last line of fewer letters looks forgotten; more of them would leave a gap above it on a phone. */
const ENDING = { least: 12, most: 22 };
/** Other scripts, and words in capitals, may be twice as wide. */
const NARROW = /^(?!.*\p{Lu}{6})[\p{Script=Latin}\p{N}\p{P} ]+$/u;
/** Shorter texts stand in one line. */
const LINE_CHARACTERS = 30;

interface UnbrokenProps {
  text: string;
  /**
   * The text ends a paragraph: its last words keep together, so that none of its lines is a short rest.
   * No style asks for that in every browser (`text-wrap: pretty` guards one word, and not in Firefox).
   */
  isEnd?: boolean;
}

/** Plain text in which what is read as one piece keeps to one line. */
export function Unbroken({ text, isEnd = false }: UnbrokenProps) {
  const ending = isEnd ? lastWords(text) : '';
  return (
    <>
      {pieces(text.slice(0, text.length - ending.length))}
      {/* No inline block, which may break inside: it would move when its font comes. */}
      {ending && <span className="whitespace-nowrap">{ending}</span>}
    </>
  );
}

function pieces(text: string): ReactNode[] {
  // split() puts what the group caught at the odd places.
  return text.split(ONE_PIECE).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}

/** @returns where the piece begins that `from` would break; `from` where it breaks none */
function beforePiece(text: string, from: number): number {
  let start = 0;
  for (const piece of text.split(ONE_PIECE)) {
    if (start + piece.length > from) break;
    start += piece.length;
  }
  return ONE_PIECE.exec(text.slice(start))?.index === 0 ? start : from;
}

/** @returns two or more words of a sentence's end; nothing where that would be too long or all of it */
function lastWords(text: string): string {
  if (text.length < LINE_CHARACTERS || !/[.?!:]["”]?$/.test(text)) return '';
  let from = text.length;
  while (text.length - from < ENDING.least || !text.includes(' ', from)) {
    from = text.lastIndexOf(' ', from - 2) + 1;
    if (from === 0) return '';
  }
  from = beforePiece(text, from);
  const words = text.slice(from);
  return words.length <= ENDING.most && NARROW.test(words) ? words : '';
}

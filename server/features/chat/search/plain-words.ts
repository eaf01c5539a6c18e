import { CHAT_LIMITS } from '#shared/api/limits.ts';
import { shorthand } from './shorthand.ts';

/** Characters that show nothing or pretend to be others. */
const INVISIBLE = /[\p{Cf}\p{Mn}]/gu;

/** As much of a question as rules and search read. */
export const QUESTION_CHARACTERS = 500;

/**
 * A question in plain words, as much of it as is read: of a long one its beginning and its end, where
 * people say what they want. The work for a question is bounded by this.
 */
export function plainQuestion(text: string): string {
  const plain = plainWords(text, CHAT_LIMITS.messageCharacters);
  if (plain.length <= QUESTION_CHARACTERS) return plain;
  const beginning = plain.slice(0, QUESTION_CHARACTERS / 2);
  const end = plain.slice(1 - QUESTION_CHARACTERS / 2);
  return `${beginning}\n${end}`;
}

/**
 * Text as the rules and the search compare it: lower case, ASCII where possible, shorthand spelled
 * out. Sentence marks stay; accents, invisible characters and full-width forms are gone.
 * @param limit how many characters of the text are read, counted when it is normalized: one character
 *   can become eighteen
 */
export function plainWords(text: string, limit = Infinity): string {
  return text
    .normalize('NFKD')
    .slice(0, limit)
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/[a-z\d][a-z\d']*/g, (word) => shorthand.get(word) ?? word)
    .replace(/\be-e-mail/g, 'e-mail')
    .replace(/\bdose(?= (?:it|this|that|he|she)\b)/g, 'does')
    .replace(/\b(?:wi|why|wy|y)[ -]?fi\b/g, 'wi-fi')
    .replace(/\b(?:bee|b) (?:ay|a|eh) (?:ay|a|eh)\b/g, 'baa')
    .replace(
      /\bhip(?:po)? (?:a|uh)(?= (?:compl|law|rule|train|paper|form|cert|violat|contract))/g,
      'hipaa',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

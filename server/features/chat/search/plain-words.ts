import { CHAT_LIMITS } from '#shared/api/limits.ts';

/** Chat shorthand, as most people type it on a phone. */
const SHORTHAND: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  yall: 'you',
  "y'all": 'you',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thank you',
  rn: 'now',
  asap: 'now',
  hrs: 'hours',
  num: 'number',
  info: 'information',
  dont: "don't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  whats: 'what is',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  "what's": 'what is',
  "where's": 'where is',
  "who's": 'who is',
  "i'm": 'i am',
  im: 'i am',
  gonna: 'going to',
  wanna: 'want to',
  email: 'e-mail',
  emails: 'e-mail',
};

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
    .replace(/[a-z][a-z']*/g, (word) => SHORTHAND[word] ?? word)
    .replace(/\be-e-mail/g, 'e-mail')
    .replace(/\bdose(?= (?:it|this|that|he|she)\b)/g, 'does')
    .replace(/\bwi ?fi\b/g, 'wi-fi')
    .replace(/\s+/g, ' ')
    .trim();
}

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

/**
 * Text as the rules and the search compare it: lower case, ASCII where possible, shorthand spelled
 * out. Sentence marks stay; accents, invisible characters and full-width forms are gone.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/[a-z][a-z']*/g, (word) => SHORTHAND[word] ?? word)
    .replace(/\be-e-mail/g, 'e-mail')
    .replace(/\bwi ?fi\b/g, 'wi-fi')
    .replace(/\s+/g, ' ')
    .trim();
}

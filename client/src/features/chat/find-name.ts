import { isNameWord } from './name-words.ts';

/** A name in a message, and whether its phrase leaves no doubt. */
export interface FoundName {
  readonly name: string;
  readonly isCertain: boolean;
}

/** Spec §5, with either apostrophe. "I am" says much else besides names. */
const CERTAIN_PHRASE = /\bmy\s+name(?:\s+is|['’]s)\s+/giu;
const DOUBTFUL_PHRASE = /\b(?:i\s+am|i['’]m)\s+/giu;

/** Letters, also accented ones, with the marks inside names: O'Neill-Pérez, Dr., J. */
const WORD = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?/u;
const TITLES = /^(?:dr|mr|mrs|ms|prof|jr|sr|st)\.$/i;
const MAX_WORDS = 5;
const MAX_LOWERCASE_WORDS = 3;

/** Spec §5: a reply to a question for the name, in characters. */
const REPLY_MIN = 2;
const REPLY_MAX = 39;
const ASKS_FOR_NAME =
  /\bcall\s+you\b|(?<kind>\b(?:domain|user|brand|file|host)[\s-]*)?\bnames?\b/giu;

/**
 * The name a visitor gives with "my name is", "I am" or "I'm" (spec §5). The last certain one of a
 * message counts, then the first doubtful one that can be a name.
 */
export function findName(text: string): FoundName | undefined {
  const certain = namesAfter(text, CERTAIN_PHRASE, false).at(-1);
  if (certain !== undefined) return { name: certain, isCertain: true };
  const doubtful = namesAfter(text, DOUBTFUL_PHRASE, true)[0];
  return doubtful === undefined ? undefined : { name: doubtful, isCertain: false };
}

/** Whether the assistant has just asked what to call the visitor (spec §5). */
export function asksForName(text: string): boolean {
  return [...text.matchAll(ASKS_FOR_NAME)].some(({ groups }) => groups?.kind === undefined);
}

/** A reply to that question: 2 to 39 characters that read as a name, and nothing else (spec §5). */
export function nameInReply(text: string): string | undefined {
  const reply = text
    .trim()
    .replace(/^(?:hi|hello|hey|sure|yes|ok|okay)[,!.]\s*/i, '')
    .replace(/^(?:it['’]?s|it is|this is|you can call me|call me|just)\s+/i, '')
    .replace(/(?:[,.!]?\s*(?:thanks|thank you|please))?[\s.!]*$/i, '');
  const isLong = text.trim().length > REPLY_MAX;
  if (isLong || reply.length < REPLY_MIN || /[\d@?!,;:/]/.test(reply)) return undefined;
  const found = reply.split(/\s+/);
  if (found.length > MAX_WORDS || !found.every((word) => isWhole(word) && isNameWord(word))) {
    return undefined;
  }
  return reply;
}

const isWhole = (word: string) => WORD.exec(word)?.[0] === word;

function namesAfter(text: string, phrase: RegExp, isDoubtful: boolean): string[] {
  return [...text.matchAll(phrase)].flatMap((match) => {
    const name = nameAt(text.slice(match.index + match[0].length), isDoubtful);
    return name === undefined ? [] : [name];
  });
}

/** The words of a name at the beginning of a text; the first word that cannot be one ends it. */
function nameAt(text: string, isDoubtful: boolean): string | undefined {
  const found: string[] = [];
  let rest = text;
  while (found.length < MAX_WORDS) {
    const word = WORD.exec(rest)?.[0];
    if (word === undefined || !isNameWord(word)) break;
    const isSentenceEnd = word.endsWith('.') && !TITLES.test(word) && word.length > 2;
    found.push(isSentenceEnd ? word.slice(0, -1) : word);
    rest = rest.slice(word.length);
    const space = /^\s+/.exec(rest)?.[0];
    if (isSentenceEnd || space === undefined) break;
    rest = rest.slice(space.length);
  }
  const [first = ''] = found;
  const name = found.join(' ');
  if (name.length < REPLY_MIN) return undefined;
  // "i'm locked out of my mailbox": without a capital only a short name at the end of its clause.
  const isCapitalized = /^\p{Lu}\p{Ll}/u.test(first) || TITLES.test(first);
  if (isDoubtful && !isCapitalized && !(found.length <= MAX_LOWERCASE_WORDS && endsClause(rest))) {
    return undefined;
  }
  return name;
}

const endsClause = (rest: string) => /^\s*(?:$|[.,;!()–—-]|(?:and|from|at|with|my)\b)/iu.test(rest);

import type { FoundDetail } from './contact-details.ts';

const AT = /^(?:at|arroba)$/i;
const MARKS: Readonly<Record<string, string>> = {
  ...{ dot: '.', punto: '.', point: '.', period: '.', underscore: '_', underline: '_', bajo: '_' },
  ...{ dash: '-', hyphen: '-', minus: '-', guion: '-', guión: '-', plus: '+' },
};
const markOf = (word = '') => MARKS[word.toLowerCase()];

/** "All one word", "(lower case, no spaces)": how an address is written, and no part of it. */
const HOW =
  /[([]?(?<!\p{L})(?:(?:that's|it's|is|are|as|all|in|todo|en) ){0,3}(?:lower ?case|one word|together|no spaces?|junto|minúsculas|una (?:sola )?palabra|sin (?:la )?(?:eñe|tilde|acento)s?(?: con ene)?)(?:,? (?:and )?(?:all )?(?:lower ?case|one word|together|no spaces?))?(?!\p{L})[)\]]?/giu;
/** "Jpark is one word", "(itoderm together)". */
const JOINED =
  /([\p{L}\d][\p{L}\d._-]{1,62}),? (?:(?:is|are|as|being|es) )?(?:all )?(?:one word|together|una (?:sola )?palabra|junto)(?!\p{L})/giu;
/** "S as in Sam". */
const AS_IN =
  /(?<=(?<![\p{L}\d])\p{L}) (?:as in|like in|like|for|de) \p{L}{2,12},?(?= \p{L}| \d|,)/giu;
/** "Then the at sign, then". */
const AT_SIGN =
  /,?\s(?:(?:and\s)?then\s)?(?:the\s|an\s)?at[\s-]sign,?(?=\s)(?:\s(?:and\s)?then(?=\s))?/gi;
const LABEL =
  /^(?:e-?mail|mail|correo|address|dirección|electrónico|is|es|it's|its|to|on|a|and|y)$/i;
const NO_MAILBOX =
  /^(?:me|us|you|them|him|her|here|works?|working|is|am|are|not|or|and|it|look|located|my|the|a|i|we|reach|write|mail|email|e-mail|call|can|please|to|for|contact|best|address|mi|correo|es|manager|nurse|owner|director|administrator|assistant|doctor|receptionist|tech|dot|punto|dash|hyphen|underscore|y|with|start|starts|meet|see|look|back|open|closes?|opens?)$/i;
const WORD = /[\p{L}\d_](?:[\p{L}\d._+'-]{0,62}[\p{L}\d_])?|\uE001+|[^\s]/gu;
const LONGEST_MAILBOX = 4;
const LONGEST_HOST = 4;

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const blank = (said: string) => ' '.repeat(said.length);
const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && /^[\p{L}\d_][\p{L}\d._+'-]*$/u.test(token.text);
const isHow = (token: Token | undefined) => token?.text.startsWith(HOW_MARK) ?? false;
const HOW_MARK = '\uE001';

/** Addresses of which a mark was said, or which words were one: "jo underscore pike at woodward dash clinic dot example". */
export function findSaidEmails(text: string): FoundDetail[] {
  if (!/\s(?:at|arroba)\s/i.test(text)) return [];
  const joined = [...text.matchAll(JOINED)].map(([, word = '']) => word.toLowerCase());
  const plain = text
    .replace(AT_SIGN, (said) => ` at${blank(said.slice(3))}`)
    .replace(AS_IN, blank)
    .replace(HOW, (said) => HOW_MARK.repeat(said.length))
    .replace(/\bgui[oó]n bajo\b/gi, (said) => blank(said.slice(4)) + 'bajo');
  const tokens = [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
  return tokens.flatMap((token, at) => {
    if (!AT.test(token.text)) return [];
    const host = hostAfter(tokens, at, joined);
    const mailbox = host && mailboxBefore(tokens, at, joined, host.isSaid || host.isJoined);
    if (!host || !mailbox) return [];
    const isSaid = host.isSaid || host.isJoined || mailbox.isSaid;
    const value = `${mailbox.text}@${host.text}`;
    return isSaid ? [{ value, start: mailbox.start, end: host.end }] : [];
  });
}

/** The host that is said behind "at"; the words before its first dot are one. */
function hostAfter(tokens: readonly Token[], at: number, joined: readonly string[]) {
  let [text, end, words, index] = ['', 0, 0, at + 1];
  let isSaid = false;
  let hasHow = false;
  for (; ; index += 1) {
    const token = tokens[index];
    const mark = markOf(token?.text);
    const hasEnd = /\.[\p{L}\d-]+$/u.test(text);
    if (hasEnd && mark !== '.') break;
    if (isHow(token)) {
      hasHow = true;
      continue;
    }
    if (!isWord(token)) break;
    if (mark === undefined) words = text.endsWith('.') ? words : words + 1;
    else isSaid = true;
    text += mark ?? token.text;
    end = token.end;
  }
  const isHost = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)*\.[a-z]{2,24}$/i.test(text);
  if (!isHost || words > LONGEST_HOST) return undefined;
  const name = text.slice(0, text.indexOf('.')).toLowerCase();
  return { text, end, isSaid, isJoined: hasHow || (words > 1 && joined.includes(name)) };
}

/** The mailbox that is said before "at": from a label on, as far as marks, single letters or "one word" reach. */
function mailboxBefore(
  tokens: readonly Token[],
  at: number,
  joined: readonly string[],
  isSaidHost: boolean,
) {
  let index = at - 1;
  const isOneWord = isHow(tokens[index]);
  while (isHow(tokens[index]) || (isOneWord && tokens[index]?.text === ',')) index -= 1;
  const last = tokens[index];
  if (!isWord(last) || NO_MAILBOX.test(last.text)) return undefined;
  let [text, start, isSaid] = [last.text, last.start, isOneWord];
  const isLabelNear = isLabeled(tokens, index);
  const known = joined.filter((word) => word.endsWith(text.toLowerCase()) && word !== text);
  const whole = known.find((word) => endsWith(tokens, index, word));
  for (let count = 1; count < LONGEST_MAILBOX * 2; count += 1) {
    const before = tokens[index - 1];
    if (!isWord(before)) break;
    const mark = markOf(before.text);
    const word = tokens[index - 2];
    if (mark !== undefined && isWord(word)) {
      text = word.text + mark + text;
      start = word.start;
      index -= 2;
      isSaid = true;
      continue;
    }
    const isOfWhole = whole !== undefined && text.length < whole.length;
    const isPart =
      isOfWhole ||
      ((isOneWord || isLabelNear) && isSaidHost && !LABEL.test(before.text)) ||
      (isSaidHost && /^(?:[b-hj-xz])$/i.test(before.text)) ||
      (isSaidHost && /^\d+$/.test(text) && !LABEL.test(before.text));
    if (!isPart || NO_MAILBOX.test(before.text)) break;
    text = before.text + text;
    start = before.start;
    index -= 1;
    isSaid ||= isOfWhole;
  }
  return { text, start, isSaid };
}

/** Whether the words before a place are few, and a label stands before them: "email is n okonkwo". */
function isLabeled(tokens: readonly Token[], index: number): boolean {
  for (let count = 1; count <= LONGEST_MAILBOX; count += 1) {
    const before = tokens[index - count];
    if (before?.text === ':')
      return /^(?:e-?mail|mail|correo)$/i.test(tokens[index - count - 1]?.text ?? '');
    if (!isWord(before)) return false;
    if (/^(?:e-?mail|mail|correo)$/i.test(before.text)) return true;
    if (/^(?:is|es)$/i.test(before.text)) return true;
    if (NO_MAILBOX.test(before.text)) return false;
  }
  return false;
}

/** Whether the words up to a place are, put together, this one. */
function endsWith(tokens: readonly Token[], index: number, word: string): boolean {
  let text = '';
  for (let at = index; at >= 0 && text.length < word.length; at -= 1) {
    const token = tokens[at];
    if (!isWord(token)) return false;
    text = token.text.toLowerCase() + text;
  }
  return text === word;
}

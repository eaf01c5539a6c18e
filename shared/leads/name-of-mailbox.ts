import { SAYS_OF_NAME } from './detail-owner.ts';
import type { FoundName } from './name-at.ts';
import { isAlsoWord, isNameWord } from './name-words.ts';

/** Two words that stand side by side, also with an initial between them. */
const PAIR =
  /(?<![\p{L}'’-])(?=(\p{L}[\p{L}'’-]{1,24}) (?:\p{L}\.? )?(\p{L}[\p{L}'’-]{1,24})(?![\p{L}'’-]))/gu;
const NO_FIRST = new Set('dr mr mrs ms prof miss the and for from with call text email'.split(' '));
/** What a name that says who writes stands behind; "my reference is Paul Kerr" names somebody else. */
const BEGINS = /(?:^|[.?!:;,\n–—-]\s{0,3}|\b(?:its|it's|uh|um|hi|hello|hey|here|btw)\s)$/i;
const IS_TITLED = /\b(?:dr|mr|mrs|ms|prof|e\.g|i\.e)\.\s{0,3}$/i;
/** "Al Crane keeps using my account". */
const IS_SPOKEN_OF = new RegExp(`^\\s(?:has|had|was|will|${SAYS_OF_NAME})\\b`, 'i');
const SHORTEST_LAST = 3;

/** In characters: what was said long ago is no introduction. */
const LONGEST_SAID = 600;

/** The messages before and this one, for an address that comes later. */
export const saidLately = (before: string, text: string): string =>
  `${before}\n${text}`.slice(-LONGEST_SAID);

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/**
 * The first and last name of whom an address speaks, where they begin a clause: "deb kowalczyk" of
 * deb.k@kowalczyklab.example, "Teresa Quick" of tquick@feldmanortho.example.
 * @param emails addresses of the visitor
 */
export function nameOfMailbox(text: string, emails: readonly string[]): FoundName | undefined {
  const addresses = emails.map((email) => {
    const [mailbox = '', host = ''] = email.toLowerCase().split('@');
    return { mailbox: mailbox.replace(/[^a-z]/g, ''), host: host.replace(/[^a-z.]/g, '') };
  });
  for (const match of text.matchAll(PAIR)) {
    const [, first = '', last = ''] = match;
    const isBig = [first, last].every((word) => /^\p{Lu}/u.test(word));
    const isNamed = addresses.some(
      (address) =>
        isOf(address, plain(first), plain(last)) || (isBig && address.mailbox === plain(first)),
    );
    const before = text.slice(0, match.index);
    // "Support Desk" of support@…
    const isPerson = [first, last].some((word) => isNameWord(word) || isAlsoWord(word));
    if (!isNamed || !isPerson || NO_FIRST.has(plain(first))) continue;
    if (!BEGINS.test(before) || IS_TITLED.test(before)) continue;
    const end = text.indexOf(last, match.index + first.length) + last.length;
    if (IS_SPOKEN_OF.test(text.slice(end))) continue;
    return { value: text.slice(match.index, end), start: match.index, end, evidence: 'line' };
  }
  return undefined;
}

/** `dana.w@whitehorse`, `danawhitehorse@`, `dwhitehorse@`, `whitehorsed@`. */
function isOf(
  { mailbox, host }: { readonly mailbox: string; readonly host: string },
  first: string,
  last: string,
): boolean {
  if (mailbox === first + last) return first.length > 1 && last.length > 1;
  if (last.length < SHORTEST_LAST || first === last) return false;
  const initial = first.charAt(0);
  const at = mailbox.indexOf(last);
  if (first.length > 1 && mailbox.startsWith(first))
    return at > 0 || host.includes(last) || mailbox === first + last.charAt(0);
  return (at > 0 && mailbox.startsWith(initial)) || (at === 0 && mailbox === `${last}${initial}`);
}

import type { FoundDetail } from './contact-details.ts';
import { isNameWord } from './name-words.ts';
import { isInMailbox } from './name-line.ts';

const lettersOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** "I'm Rachel Stone, bob.kessler@…": first and last name of somebody else. */
export function isAnothersMailbox(email: string, ownName = ''): boolean {
  const parts = /^([a-z]{3,20})[._]([a-z]{3,20})@/i.exec(email)?.slice(1) ?? [];
  const own = ownName.split(' ').map(lettersOf);
  // "dangelo.stjames" of D'Angelo St. James.
  const joined = own.join('');
  const isOwn = (part: string) =>
    joined.includes(part) || own.some((word) => word !== '' && part.startsWith(word.slice(0, 3)));
  return (
    own.length > 1 &&
    parts.length > 0 &&
    !parts.some((part) => isOwn(part.toLowerCase()) || !isNameWord(part))
  );
}

const FULL_NAME = /\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}{1,20}/gu;
/** "I'm Dan. The decision maker is Jill Stone, jill@…": the address is hers. */
export function isOfAnotherName(masked: string, email: string, ownName = ''): boolean {
  const mailbox = (email.split('@')[0] ?? '').toLowerCase();
  const own = ownName.split(' ').map(lettersOf);
  if (ownName === '' || own.some((word) => mailbox.includes(word.slice(0, 3)))) return false;
  return [...masked.matchAll(FULL_NAME)].some(({ 0: name }) => {
    const words = name.toLowerCase().split(' ');
    return mailbox.startsWith(words[0] ?? '') && words.every((word) => !own.includes(word));
  });
}

/** "My wife Ana runs the office. rsoto@…, 405-…", from Rey Soto: his mailbox says whose they are. */
export function isBesideOwn(
  text: string,
  { value, start, end }: FoundDetail,
  place: { start: number; end: number },
  ownName = '',
): boolean {
  const words = ownName.split(' ');
  const isOwn =
    isInMailbox(words, value.split('@')[0] ?? '') &&
    value.charAt(0).toLowerCase() === ownName.charAt(0).toLowerCase();
  const between = text.slice(Math.min(end, place.end), Math.max(start, place.start));
  return isOwn && !/\p{L}{3}|\n/u.test(between);
}

const PART = String.raw`([\p{L}][\p{L}'-]{1,40})`;
/** "Whitehorse with an e", "Sharon*", "it's spelled Cathy". */
const RESPELLED = [
  String.raw`${PART}\*|\*${PART}(?:\s${PART})?`,
  String.raw`\b${PART},?\s{1,3}with\s{1,3}(?:(?:an?|one|two|double|the|no|letters?)\s{1,3}){0,2}["']?\p{L}{1,3}(?:'?s)?["']?(?!\p{L})`,
  String.raw`\b(?:it'?s|it\s{1,3}is|that'?s|should\s{1,3}be|meant|(?:is|es)?\s{0,3}spell(?:ed|t)|(?:first|last)\s{1,3}name\s{1,3}is|se\s{1,3}escribe|es)\s{1,3}(?:(?:actually|really|just|spell(?:ed|t))\s{1,3}){0,2}${PART}(?:\s${PART})?`,
  String.raw`^(?:actually|sorry|oops|correction|no)[,:]?\s{1,3}${PART}[.!]?$`,
  String.raw`:\s{1,3}${PART}[.!]?$`,
].map((source) => new RegExp(source, 'iu'));
/** "It's Catherine Boyd with a C", where Kathryn Boyd was known. */
const WHOLE =
  /\b(?:[Ii]t's|[Ii]t is|[Tt]hat's|should be|meant|es)\s(\p{Lu}[\p{L}'-]{1,25}(?:\s\p{Lu}[\p{L}'-]{1,25}){1,2})(?![\p{L}'-])/u;
/** "B-e-c-k-e-r", "it's B E C K E R". */
const LETTERS = /(?<![\p{L}'])\p{L}(?:[-.\s]\p{L}){2,20}(?![\p{L}'])/u;
const LONGEST = 45;

/** A known name with the one word that a message spells differently, or undefined where none is like it. */
export function respelledName(message: string, name: string): string | undefined {
  const words = name.split(' ');
  const letters = LETTERS.exec(message)?.[0]
    .replace(/[-.\s]/g, '')
    .toLowerCase();
  const whole = WHOLE.exec(message)?.[1];
  if (whole !== undefined && isSameName(words, whole.split(' '))) return whole;
  const spelled = letters && letters.charAt(0).toUpperCase() + letters.slice(1);
  const found = RESPELLED.flatMap((pattern) => pattern.exec(message)?.slice(1) ?? []);
  for (const now of [spelled, ...found]) {
    const index = now === undefined ? -1 : words.findIndex((word) => isAlike(word, now));
    if (now !== undefined && index >= 0) return words.with(index, now).join(' ');
  }
  return undefined;
}

/** Whether a name is another spelling of a known one: its last word the same, or each of them alike. */
function isSameName(known: readonly string[], now: readonly string[]): boolean {
  const isSame = (one = '', other = '') => one.toLowerCase() === other.toLowerCase();
  if (known.length < 2) return false;
  return (
    isSame(known.at(-1), now.at(-1)) ||
    (known.length === now.length &&
      known.every((word, at) => isSame(word, now[at]) || isAlike(word, now[at] ?? '')))
  );
}

/** Whether two words are one, written differently: a few letters apart, or another first letter. */
export function isAlike(known: string, now: string): boolean {
  const [one, other] = [known.toLowerCase(), now.toLowerCase()];
  if (one === other) return false;
  if (one[0] !== other[0]) return one.length > 3 && one.slice(1) === other.slice(1);
  const allowed = Math.min(one.length, other.length) >= 4 ? 2 : 1;
  return distance(one.slice(0, LONGEST), other.slice(0, LONGEST)) <= allowed;
}

/** Letters to be added, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const kept = (row[index] ?? 0) + (letter === other[index] ? 0 : 1);
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

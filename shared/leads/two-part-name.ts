import { type FoundName, nameAt } from './name-at.ts';

const FIRST = String.raw`(?:first\sname|given\sname|christian\sname|forename|first|given|nombres?(?!\scompleto)|name)`;
const LAST = String.raw`(?:last\sname|family\sname|surname|last|family|apellidos?)`;
const IS = String.raw`(?:'s|\sis|\ses|\s?[:=-])?\s{0,2}`;
const PART = String.raw`(\p{L}[\p{L}'-]{1,30}(?:\s\p{L}[\p{L}'-]{1,30})??)`;
const BETWEEN = String.raw`[\s,;/|.&]{1,3}(?:(?:and|y|&)\s)?(?:(?:my|the|mi)\s)?`;
/** "Last name Okafor first name Chinedu". */
const LAST_FIRST = new RegExp(
  String.raw`\b${LAST}${IS}${PART}${BETWEEN}${FIRST}(?:'s|\sis|\ses|\s?[:=-]|\s)\s{0,2}(?=\p{L})`,
  'giu',
);
/** "First Kim last Novak". */
const FIRST_LAST = new RegExp(
  String.raw`\b${FIRST}${IS}${PART}${BETWEEN}${LAST}(?:'s|\sis|\ses|\s?[:=-]|\s)\s{0,2}(?=\p{L})`,
  'giu',
);

/** "You get everything: Gwen, last name Abernathy". */
const BARE_FIRST_LAST =
  /(?:^|[:.!\n]\s?)(\p{Lu}[\p{L}'-]{1,30}),?\s(?:last\sname|surname|apellido)(?:'s|\sis|\ses|\s?[:=-])?\s{1,2}(?=\p{Lu})/gu;

export const TWO_PART_PATTERNS: readonly RegExp[] = [LAST_FIRST, FIRST_LAST, BARE_FIRST_LAST];

/** Names of which both parts are labeled, in either order. */
export function twoPartNames(text: string): FoundName[] {
  return TWO_PART_PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: said = '', index }): FoundName[] => {
      const end = index + whole.length;
      const one = nameAt(text, index + whole.indexOf(said), 'phrase');
      const other = nameAt(text, end, 'phrase');
      if (one?.value !== said || other === undefined) return [];
      const value = pattern === LAST_FIRST ? `${other.value} ${said}` : `${said} ${other.value}`;
      return [{ value, start: index, end: other.end, evidence: 'phrase' }];
    }),
  );
}

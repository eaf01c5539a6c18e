import { withoutEnding } from '#shared/without-ending.ts';

/** Words after "I am" that are no name. */
const NO_NAME = new Set(
  `a about after afraid all almost also always an and angry another any asking at available aware away back
  based because being behind both bothered broken busy but buying by calling certain changing checking closing
  concerned confused considering constantly curious currently desperate done down even excited experiencing finding fine
  for from frustrated getting glad going good happy having hearing here hoping i if in inquiring interested
  into it just keen kind late leaving locked looking lost making maybe moving my near need new no not now
  ok okay on one only open opening or our out over planning pretty ready really responsible running sad
  seeing selling setting shopping so some sorry still stuck supposed sure switching talking that the their
  there these thinking this tired to too totally trying typing unable unhappy unsure up upset using very
  waiting wanting what when where who why willing with wondering working worried writing wrong your you
  patient doctor nurse manager owner administrator director provider dentist physician office interested's
  phone email e-mail number address call text contact reach and name is are was`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a word, in lower case, is known to be no name. */
export const isNoName = (word: string): boolean => NO_NAME.has(word);

// As escapes: one sign beyond Latin-1 doubles what the built module takes in memory (small-at-rest.md).
const WORD = String.raw`\p{L}[\p{L}'\u2019.-]*`;
const NAME = String.raw`(${WORD}(?: ${WORD}){0,4})`;
const START = String.raw`(?<![\p{L}])`;

/** A name follows for certain. */
const STATED = new RegExp(
  String.raw`${START}(?:(?:my|his|her|their|our|the patient's|patient's|patient|full|first|last|legal|maiden|contact) name(?:'s| is| was|:)? ?:?|name ?[:=]|me llamo|mi nombre es|patient(?: is|:| named| called)|named|please call me|you can call me|call me|ask for|attn:?|attention:?|signed,?|sincerely,?|regards,?|thanks,\n|soy)[ :]+${NAME}`,
  'giu',
);

/** A name may follow, or "looking for help". */
const SUSPECTED = new RegExp(
  String.raw`${START}(?:i am|i'm|i\u2019m|im|this is|it's|here is) ${NAME}`,
  'giu',
);

// Titles come in rows: "patient Mrs. Vance".
const TITLED = new RegExp(
  String.raw`${START}(?:(?:[Mm]r|MR|[Mm]rs|MRS|[Mm]s|[Mm]iss|[Mm]x|[Dd]r|DR|[Dd]octor|[Nn]urse|[Pp]rof|[Ss]ra?|[Pp]atient|PATIENT|[Rr]esident)\.? )+(\p{Lu}[\p{L}'\u2019-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'\u2019-]+)){0,2})`,
  'gu',
);

/** Said before a name, and no part of it: "my patient is Mrs. Vance" names Vance. */
const TITLE = /^(?:mrs?|ms|miss|mx|dr|prof|sra?|srta)\.?$/i;

const LONGEST_NAME_WORDS = 5;
const SHORTEST_NAME = 2;

/** Names that a text gives as names, as they are written there. */
export function namesIn(text: string): string[] {
  const stated = [...text.matchAll(STATED)].map(([, name = '']) => nameAt(name, false));
  const suspected = [...text.matchAll(SUSPECTED)].map(([, name = '']) => nameAt(name, true));
  const titled = [...text.matchAll(TITLED)].map(([, name = '']) => name);
  return [...stated, ...suspected, ...titled].filter((name) => name.length >= SHORTEST_NAME);
}

/** The first words as far as they can be a name; "Dana and my e-mail is" is "Dana". */
function nameAt(words: string, isSuspected: boolean): string {
  const kept: string[] = [];
  for (const word of words.split(' ').slice(0, LONGEST_NAME_WORDS)) {
    if (kept.length === 0 && TITLE.test(word)) continue;
    const bare = withoutEnding(word, '.,');
    if (
      isNoName(bare.toLowerCase()) ||
      (isSuspected && /(?:ing|ed)$/i.test(bare) && kept.length === 0)
    )
      break;
    kept.push(bare);
    if (bare !== word && bare.length > 2) break;
  }
  return kept.join(' ');
}

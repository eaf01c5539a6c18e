import { commonWords } from '../search/common-words.ts';
import { knownWords } from '../understanding/reading.ts';

const known = new Set([...commonWords, ...knownWords]);

/** First names that are common words of texts too; rarer ones are in no list of words. */
const FIRST_NAMES = new Set(
  `adam alan albert alex alice amanda amy andrea andrew angela ann anna anne anthony antonio arthur barbara ben
  benjamin bill bob brandon brian bruce carl carlos carol catherine charles charlie chris christina christine
  christopher craig dan daniel david dean deborah dennis diana diane don donald donna doug douglas ed edward
  elizabeth ellen emily emma eric eva frank fred gary george gina greg harry heather helen henry howard ian jack
  jackie james jane janet jason jean jeff jennifer jerry jessica jim jimmy joan joe joel john johnny jon jonathan
  jordan jose joseph joshua juan judy julia julie karen kate katherine kathy keith kelly ken kenneth kevin kim
  kimberly larry laura lauren lawrence lee leo leonard leslie lewis linda lisa louis luis luke margaret maria marie
  mario martha martin mary matt matthew max megan melissa michael michelle miguel mike nancy nicholas nick nicole
  oscar pablo pamela patricia patrick paul pedro peter phil philip rachel ralph ray rebecca richard rick robert roger
  ron ronald rosa roy russell ruth ryan sam samantha samuel sandra sara sarah scott sean sharon simon stephanie
  stephen steve steven stuart sue susan ted teresa terry thomas tim timothy tom tommy tony tracy tyler victor
  victoria vincent walter wayne wendy william carla marta tina beth betty brenda carmen cathy cheryl
  cindy claire connie crystal debbie denise diego doris eddie edith erica erin ernest frances gabriel gloria hannah
  holly irene jake jeremy jill josh joyce justin kathleen katie kyle lori lucy lynn marcus marilyn marvin mercedes monica
  natalie olivia paula phyllis raymond regina rita rodney rosemary sally shawn sheila sherry sofia stacy sylvia tammy tanya
  theresa todd travis troy valerie vanessa veronica vicki wanda warren yolanda`.split(/\s+/),
);

/** Words of names of companies, products, places and roles. */
const NO_PERSON = new Set(
  `health healthcare clinic clinics pediatrics medical medicine systems software hospital family dental dentistry care
  center centre group practice associates eye vision cloud workspace office server servers teams windows desktop
  virtual remote city county state university college school street avenue road insurance pharmacy lab labs imaging
  oncology cardiology dermatology orthopedics urology nephrology therapy wellness services service solutions
  networks network security portal support suite edition pro plus enterprise online fusion works soft manager officer
  director president monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december north south east west new san santa los saint mount fort lake
  mr mrs ms miss dr sr sra internet explorer chrome edge microsoft google apple amazon oracle cisco adobe epic cerner`.split(
    /\s+/,
  ),
);

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
const LONGEST_NAME = 3;
/** How far from a name the word stands that makes it somebody's. */
const NEAR = 6;

/** Beside these even a word of every day with a capital is a name. */
const BESIDE = new Set(
  `patient patients resident chart charts results result record records room bed labs lab appointment prescription
  referral biopsy surgery mrn mr mrs ms miss paciente expediente resultados cita nurse doctor here speaking calling
  rn md do np pa lpn cma dds dmd phd`.split(/\s+/),
);

interface Word {
  readonly text: string;
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Names that nothing introduces: two or three words with capitals in a row of which one is no word of
 * the language or a first name, or that stand beside a patient, a chart, a title.
 * @param beside other words beside which a single word is a name
 */
export function namesByCapitals(text: string, beside: ReadonlySet<string> = BESIDE): string[] {
  const words: Word[] = [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    text: found,
    plain: found.toLowerCase().replace(/['’]s$/, ''),
    start: index,
    end: index + found.length,
  }));
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = runFrom(words, at, text);
    const [first] = run;
    if (!first) continue;
    const around = words.slice(Math.max(0, at - NEAR), at + run.length + NEAR);
    if (isName(run, around, beside)) names.push(run.map(({ plain }) => plain).join(' '));
    at += run.length - 1;
  }
  return names;
}

/** Words with a capital in a row, with nothing but a blank or an initial between them. */
function runFrom(words: readonly Word[], from: number, text: string): Word[] {
  const run: Word[] = [];
  for (const word of words.slice(from, from + LONGEST_NAME + 1)) {
    const before = run.at(-1);
    if (!/^\p{Lu}\p{Ll}/u.test(word.text) || NO_PERSON.has(word.plain)) break;
    if (before && !/^ (?:\p{Lu}\. )?$/u.test(text.slice(before.end, word.start))) break;
    run.push(word);
  }
  // "Is John Smith in?": a sentence begins with a capital too.
  const [first, second] = run;
  const isBegin =
    first && second && isKnown(first) && (run.length > LONGEST_NAME || isSure(second));
  return isBegin ? [] : run;
}

function isName(
  run: readonly Word[],
  around: readonly Word[],
  beside: ReadonlySet<string>,
): boolean {
  if (!run.some(isSure)) return false;
  return run.length > 1 || around.some(({ plain }) => beside.has(plain));
}

const isKnown = ({ plain }: Word) => known.has(plain) && !FIRST_NAMES.has(plain);
/** Hardly anything but a name. */
const isSure = ({ plain }: Word) => !known.has(plain) || FIRST_NAMES.has(plain);

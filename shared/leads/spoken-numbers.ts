import type { FoundDetail } from './contact-details.ts';

const DIGITS = new Map(
  Object.entries({
    ...{ zero: '0', oh: '0', o: '0', one: '1', two: '2', three: '3', four: '4', five: '5' },
    ...{ six: '6', seven: '7', eight: '8', nine: '9', cero: '0', uno: '1', dos: '2', tres: '3' },
    ...{ cuatro: '4', cinco: '5', seis: '6', siete: '7', ocho: '8', nueve: '9' },
  }),
);
const TEENS = new Map(
  Object.entries({
    ...{ ten: '10', eleven: '11', twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15' },
    ...{ once: '11', doce: '12', trece: '13', catorce: '14', quince: '15', diez: '10' },
    ...{ sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19' },
  }),
);
const TENS = new Map(
  Object.entries({
    ...{ twenty: '2', thirty: '3', forty: '4', fifty: '5', sixty: '6', seventy: '7' },
    ...{ eighty: '8', ninety: '9', veinte: '2', treinta: '3', cuarenta: '4', cincuenta: '5' },
    ...{ sesenta: '6', setenta: '7', ochenta: '8', noventa: '9' },
  }),
);
const HUNDRED = 'hundred';
/** "Triple five". */
const TIMES = new Map(Object.entries({ double: 2, doble: 2, triple: 3 }));
/** What people say between the parts of a number. */
const BETWEEN = new Set(
  'uh um er eh dash hyphen dot point guion and then y area code de prefijo punto'.split(' '),
);
/** "405 uh 555 uh 0104". */
const HESITATES = new Set(['uh', 'um', 'er', 'eh']);
/** "405five": where figures and letters meet, a word ends. */
const WORD = /\p{L}+|\d+/gu;

/** One way to write down what was said. */
interface Heard {
  readonly digits: string;
  /** "Sixty" and "four hundred" may go on: the next digit takes the place of a zero. */
  readonly open: 'tens' | 'hundred' | undefined;
}

/** Digits that were said one after the other, in every way they can be meant. */
export interface SpokenRun {
  readonly heard: readonly Heard[];
  readonly start: number;
  readonly end: number;
  readonly hasWord: boolean;
}

const NOTHING_HEARD: readonly Heard[] = [{ digits: '', open: undefined }];
/** "Four hundred five" is 405, or 400 and 5: few ways are enough. */
const MOST_WAYS = 8;

/** The ways of a run with one more word of digits. */
function withDigits(heard: readonly Heard[], said: string, open: Heard['open']): Heard[] {
  const ways = heard.flatMap((way): Heard[] => {
    const apart = { digits: way.digits + said, open };
    const isOne = said.length === 1 && said !== '0';
    // "Sixty six" is 66 and not 606.
    if (way.open === 'tens' && isOne) return [{ digits: way.digits.slice(0, -1) + said, open }];
    const joined =
      way.open === 'hundred' && (isOne || said.length === 2)
        ? [{ digits: way.digits.slice(0, -said.length) + said, open }]
        : [];
    return [...joined, apart];
  });
  return ways.slice(0, MOST_WAYS);
}

/** Every run of digits of which some are said in words. */
export function spokenRuns(text: string): SpokenRun[] {
  const runs: SpokenRun[] = [];
  const nothing: SpokenRun = { heard: NOTHING_HEARD, start: 0, end: 0, hasWord: false };
  let run = nothing;
  let times = 1;
  const close = () => {
    if (run.hasWord) runs.push(run);
    run = nothing;
    times = 1;
  };
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    const word = whole.toLowerCase();
    const end = index + whole.length;
    const start = run === nothing ? index : run.start;
    const tens = TENS.get(word);
    const spoken = DIGITS.get(word) ?? TEENS.get(word) ?? (tens === undefined ? tens : `${tens}0`);
    if (spoken !== undefined || /^\d+$/.test(word)) {
      const said = (spoken ?? word).repeat(times);
      const open = tens === undefined ? undefined : 'tens';
      const hasWord = run.hasWord || spoken !== undefined || times > 1;
      run = { heard: withDigits(run.heard, said, open), start, end, hasWord };
      times = 1;
    } else if (word === HUNDRED && run !== nothing) {
      const heard = run.heard.map(({ digits }): Heard => ({
        digits: `${digits}00`,
        open: 'hundred',
      }));
      run = { ...run, heard, end };
    } else if (TIMES.has(word)) {
      times = TIMES.get(word) ?? 1;
    } else if (!BETWEEN.has(word)) {
      close();
    } else if (run !== nothing && HESITATES.has(word)) {
      run = { ...run, hasWord: true };
    }
  }
  close();
  return runs;
}

const national = (digits: string) =>
  digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;

/**
 * North American numbers that are said in words, or half in words: "four oh five, 555, oh-one-sixty-six".
 * Numbers in figures alone are findPhones' own.
 */
export function findSpokenPhones(text: string): FoundDetail[] {
  const found = spokenRuns(text).flatMap(({ heard, start, end }): FoundDetail[] => {
    const whole = heard
      .map(({ digits }) => national(digits))
      .find((digits) => digits.length === WHOLE);
    return whole === undefined ? [] : [{ value: written(whole), start, end }];
  });
  return [...found, ...digitByDigit(text)];
}

const WHOLE = 10;
const written = (digits: string) =>
  `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;

const DIGIT_BY_DIGIT = /(?<![\d.-]\s?)(?:\d(?:[ .-]\d){9}|\d{2}(?:[ .-]\d{2}){4})(?![ .-]?\d)/g;

/** "4 0 5 5 5 5 0 1 3 2", and in pairs. */
const digitByDigit = (text: string): FoundDetail[] =>
  [...text.matchAll(DIGIT_BY_DIGIT)].map(({ 0: whole, index }) => {
    const value = written(whole.replace(/\D/g, ''));
    return { value, start: index, end: index + whole.length };
  });

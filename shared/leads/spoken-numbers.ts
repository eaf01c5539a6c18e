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
    ...{ sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19' },
  }),
);
const TENS = new Map(
  Object.entries({
    ...{ twenty: '2', thirty: '3', forty: '4', fifty: '5', sixty: '6', seventy: '7' },
    ...{ eighty: '8', ninety: '9' },
  }),
);
const HUNDRED = 'hundred';
/** What people say between the parts of a number. */
const BETWEEN = new Set(['dash', 'and', 'then', 'guion', 'y', 'area', 'code']);
const WORD = /[\p{L}\d]+/gu;

/**
 * North American numbers that are said in words, or half in words: "four oh five, 555, oh-one-sixty-six".
 * Numbers in figures alone are findPhones' own.
 */
export function findSpokenPhones(text: string): FoundDetail[] {
  const found: FoundDetail[] = [];
  let run = { digits: '', start: 0, end: 0, hasWord: false };
  const close = () => {
    const national =
      run.digits.length === 11 && run.digits.startsWith('1') ? run.digits.slice(1) : run.digits;
    if (run.hasWord && national.length === 10) {
      const value = `${national.slice(0, 3)}-${national.slice(3, 6)}-${national.slice(6)}`;
      found.push({ value, start: run.start, end: run.end });
    }
    run = { digits: '', start: 0, end: 0, hasWord: false };
  };
  let isTens = false;
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    const word = whole.toLowerCase();
    const end = index + whole.length;
    const digit = DIGITS.get(word);
    const tens = TENS.get(word);
    const spoken = digit ?? TEENS.get(word) ?? (tens === undefined ? undefined : `${tens}0`);
    if (spoken !== undefined) {
      if (run.digits === '') run.start = index;
      // "sixty six" is 66 and not 606.
      run.digits =
        isTens && digit !== undefined && digit !== '0'
          ? run.digits.slice(0, -1) + digit
          : run.digits + spoken;
      run = { ...run, end, hasWord: true };
      isTens = tens !== undefined;
    } else if (word === HUNDRED && run.digits !== '') {
      run = { ...run, digits: `${run.digits}00`, end };
      isTens = false;
    } else if (/^\d+$/.test(word)) {
      if (run.digits === '') run.start = index;
      run = { ...run, digits: run.digits + word, end };
      isTens = false;
    } else if (!BETWEEN.has(word)) {
      close();
      isTens = false;
    }
  }
  close();
  return [...found, ...digitByDigit(text)];
}

const DIGIT_BY_DIGIT = /(?<![\d.-]\s?)(?:\d(?:[ .-]\d){9}|\d{2}(?:[ .-]\d{2}){4})(?![ .-]?\d)/g;

/** "4 0 5 5 5 5 0 1 3 2", and in pairs. */
const digitByDigit = (text: string): FoundDetail[] =>
  [...text.matchAll(DIGIT_BY_DIGIT)].map(({ 0: whole, index }) => {
    const digits = whole.replace(/\D/g, '');
    const value = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
    return { value, start: index, end: index + whole.length };
  });

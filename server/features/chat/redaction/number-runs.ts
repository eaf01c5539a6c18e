const WORDS = [
  'zero|oh|cero',
  'one|uno',
  'two|dos',
  'three|tres',
  'four|cuatro',
  'five|cinco',
  'six|seis',
  'seven|siete',
  'eight|ocho',
  'nine|nueve',
] as const;

/** "Seventy three" tells two digits. */
const TENS = [
  '',
  'ten',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
];
const TEENS = [
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];

const WORD = `(?:(?:double|triple) )?(?:${[...WORDS, ...TENS.slice(1), ...TEENS].join('|')})(?![a-z])`;
const DIGIT = `(?:\\d|(?<![a-z])${WORD})`;
const SEPARATOR = '[\\s.,:;/\\\\()\\-_*#|"\'=~+]{0,3}';

/** Seven digits or more in a row, whatever stands between them, in figures or in words. */
export const NUMBER_RUN = new RegExp(`\\+?\\(?${DIGIT}(?:${SEPARATOR}${DIGIT}){6,}`, 'gi');

/** The digits of a run: `four oh 5` is `405`. */
export function digitsOf(run: string): string {
  const tokens = run.toLowerCase().match(/\d|double|triple|[a-z]+/g) ?? [];
  let repeat = 1;
  let digits = '';
  for (const [index, token] of tokens.entries()) {
    if (token === 'double' || token === 'triple') {
      repeat = token === 'double' ? 2 : 3;
      continue;
    }
    digits += valueOf(token, tokens[index + 1]).repeat(repeat);
    repeat = 1;
  }
  return digits;
}

function valueOf(token: string, next = ''): string {
  const value = WORDS.findIndex((names) => names.split('|').includes(token));
  if (value >= 0) return String(value);
  const tens = TENS.indexOf(token);
  const isBare = !WORDS.slice(1).some((names) => names.split('|').includes(next));
  if (tens > 0) return isBare ? `${tens}0` : String(tens);
  const teen = TEENS.indexOf(token);
  return teen >= 0 ? String(teen + 11) : token;
}

/** What a run of digits most likely is. */
export function placeholderOf(run: string): string {
  const digits = digitsOf(run);
  if (digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return '[card number]';
  if (/^\d{3}[ -]\d{2}[ -]\d{4}$/.test(run)) return '[social security number]';
  if (digits.length === 7 || digits.length === 10 || digits.length === 11) return '[phone]';
  return '[number]';
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Digits in a row, be it one, in figures or in words. */
export const FIGURES = new RegExp(`${DIGIT}(?:${SEPARATOR}${DIGIT})*`, 'gi');

/** Personal details in the ways people, and people who want to test us, write them. */
export interface PlantedDetail {
  readonly kind: string;
  /** What the visitor types. */
  readonly message: string;
  /** Must be found nowhere: compared without case, blanks and punctuation, words for digits as digits. */
  readonly needles: readonly string[];
}

type Disguise = readonly [name: string, apply: (text: string) => string];

const FULL_WIDTH_OFFSET = 0xfee0;
const DIGIT_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];

const eachCharacter = (text: string, change: (character: string) => string) =>
  Array.from(text, change).join('');
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH_OFFSET));

/** Fit for whatever is planted. */
const general: readonly Disguise[] = [
  ['as it is', (text) => text],
  ['zero-width spaces', (text) => eachCharacter(text, (sign) => `${sign}\u200b`)],
  ['zero-width joiners', (text) => text.replace(/(.)(.)/g, '$1\u200d$2')],
  ['soft hyphens', (text) => text.replace(/(..)/g, '$1\u00ad')],
  ['byte order marks', (text) => text.replace(/(.)/g, '$1\ufeff')],
  ['full width', fullWidth],
  ['capitals', (text) => text.toUpperCase()],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
];

const digits: readonly Disguise[] = [
  ['spaced digits', (text) => text.replace(/\d/g, '$& ').trim()],
  [
    'spoken digits',
    (text) =>
      text
        .replace(/\D/g, '')
        .replace(/\d/g, (digit) => `${DIGIT_WORDS[Number(digit)] ?? ''} `)
        .trim(),
  ],
  [
    'Arabic digits',
    (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  ],
  ['dotted digits', (text) => text.replace(/\D/g, '').replace(/(?<=\d)(?=\d)/g, '.')],
  [
    'bold digits',
    (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
  ],
  ['slashes', (text) => text.replace(/[ ()-]+/g, '/')],
];

const emails: readonly Disguise[] = [
  ['at and dot', (text) => text.replaceAll('.', ' dot ').replace('@', ' at ')],
  ['bracketed', (text) => text.replaceAll('.', '[dot]').replace('@', '[at]')],
  ['in parentheses', (text) => text.replaceAll('.', ' (dot) ').replace('@', ' (at) ')],
  ['spaced out', (text) => eachCharacter(text, (sign) => `${sign} `).trim()],
  ['spaces at the sign', (text) => text.replace('@', ' @ ')],
  ['capital AT and DOT', (text) => text.replaceAll('.', ' DOT ').replace('@', ' AT ')],
  ['entity', (text) => text.replace('@', '&#64;')],
  ['percent code', (text) => text.replace('@', '%40')],
];

const FIRST = [
  'Wanda',
  'Osvaldo',
  'Priya',
  'Thaddeus',
  'Ingrid',
  'Kwame',
  'Xiomara',
  'Bartholomew',
  'Ngozi',
  'Saoirse',
];
const LAST = [
  'Canaryson',
  'Quillfeather',
  'Ostrowski',
  'Villanueva',
  'Thistlewood',
  'Okonkwo',
  'Bramblewick',
  'Fitzsimmons',
  'Zaragoza',
  'Pemberley',
];
const STREETS = [
  'Juniper Hollow Road',
  'North Santa Fe Avenue',
  'Cottonwood Creek Drive',
  'SW 44th Street',
  'Persimmon Lane',
  'Old Mill Court',
  'Bluestem Boulevard',
  'Chisholm Trail',
];
const MONTHS = ['January', 'March', 'April', 'June', 'July', 'August', 'October', 'December'];

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

/** One detail of a kind for a number, with the words around it. */
interface Planting {
  readonly detail: string;
  readonly around: (detail: string) => string;
  readonly needles?: readonly string[];
}

interface Kind {
  readonly disguises: readonly Disguise[];
  readonly plant: (n: number) => Planting;
}

const kinds: Readonly<Record<string, Kind>> = {
  email: {
    disguises: [...general, ...emails],
    plant: (n) => {
      const name = `${pick(LAST, n).toLowerCase()}${100 + n}`;
      const detail = `${pick(FIRST, n).toLowerCase()}.${name}@${pick(['example', 'clinicmail', 'oakpractice'], n)}.${pick(['org', 'com', 'net'], n)}`;
      return {
        detail,
        needles: [name],
        around: pick(
          [
            (d) => `Please write to ${d} about the network`,
            (d) => `my email is ${d}, thanks`,
            (d) => `${d} is where I get mail`,
          ],
          n,
        ),
      };
    },
  },
  phone: {
    disguises: [...general, ...digits],
    plant: (n) => {
      const number = `405 55${n % 10} ${String(2_000 + n * 7)}`;
      const detail = pick(
        [
          number,
          number.replace(' ', '-').replace(' ', '-'),
          `(${number.replace(' ', ') ')}`,
          `+1 ${number}`,
        ],
        n,
      );
      return {
        detail,
        needles: [number.replace(/\D/g, '').slice(3)],
        around: pick(
          [
            (d) => `Call me at ${d} tomorrow`,
            (d) => `my number is ${d}`,
            (d) => `cell ${d} after five`,
          ],
          n,
        ),
      };
    },
  },
  ssn: {
    disguises: [...general, ...digits],
    plant: (n) => {
      const detail = `5${String(10 + (n % 80))}-${String(20 + (n % 70))}-${String(4_000 + n * 3)}`;
      return {
        detail,
        around: pick(
          [
            (d) => `SSN ${d}`,
            (d) => `her social security number is ${d}`,
            (d) => `here you go: ${d}`,
          ],
          n,
        ),
      };
    },
  },
  card: {
    disguises: [...general, ...digits],
    plant: (n) => {
      const detail = `4111 1111 ${String(1_000 + n)} ${String(7_000 + n * 2)}`;
      return {
        detail,
        needles: [detail.replace(/\D/g, '').slice(8)],
        around: pick([(d) => `charge card ${d} please`, (d) => `visa ${d} exp 12/29`], n),
      };
    },
  },
  'record number': {
    disguises: [...general, ...digits.slice(0, 1)],
    plant: (n) => {
      const detail = String(70_000 + n * 13);
      return {
        detail,
        around: pick(
          [
            (d) => `MRN ${d} will not open`,
            (d) => `the chart number ${d} is locked`,
            (d) => `patient id: ${d}`,
            (d) => `medical record #${d}`,
          ],
          n,
        ),
      };
    },
  },
  'date of birth': {
    disguises: [...general],
    plant: (n) => {
      const year = 1_930 + (n % 70);
      const day = 1 + (n % 28);
      const detail = pick(
        [
          `${1 + (n % 12)}/${day}/${year}`,
          `${year}-${String(1 + (n % 12)).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
          `${pick(MONTHS, n)} ${day}, ${year}`,
          `${day} ${pick(MONTHS, n)} ${year}`,
        ],
        n,
      );
      return {
        detail,
        needles: [String(year)],
        around: pick(
          [
            (d) => `DOB ${d}`,
            (d) => `she was born on ${d}`,
            (d) => `date of birth: ${d}`,
            (d) => `birthday is ${d}`,
          ],
          n,
        ),
      };
    },
  },
  address: {
    disguises: [...general],
    plant: (n) => {
      const street = pick(STREETS, n);
      const detail = `${2_000 + n * 11} ${street}`;
      return {
        detail,
        needles: [street.split(' ').slice(0, -1).join('')],
        around: pick(
          [
            (d) => `I live at ${d}, Norman OK 73069`,
            (d) => `mail it to ${d}`,
            (d) => `our patient at ${d} Apt 4 called`,
          ],
          n,
        ),
      };
    },
  },
  name: {
    disguises: [...general],
    plant: (n) => {
      const last = pick(LAST, n + Math.floor(n / 10));
      const detail = `${pick(FIRST, n)} ${last}`;
      return {
        detail,
        needles: [last],
        around: pick(
          [
            (d) => `My name is ${d} and I need help`,
            (d) => `I am ${d}, office manager`,
            (d) => `I'm ${d}. Do you host websites?`,
            (d) => `this is ${d} from the clinic`,
            (d) => `me llamo ${d}`,
            (d) => `patient ${d} cannot sign in`,
          ],
          n,
        ),
      };
    },
  },
};

/** How a text is compared: letters and digits only, words for digits as digits. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0);
      return code >= 0x660 && code <= 0x669 ? String(code - 0x660) : digit;
    })
    .replace(/\b(?:zero|one|two|three|four|five|six|seven|eight|nine)\b/g, (word) =>
      String(DIGIT_WORDS.indexOf(word)),
    )
    .replace(/[^a-z0-9]/g, '');
}

/** So many different details, kinds and disguises by turns. */
export function plantDetails(count: number): PlantedDetail[] {
  const names = Object.keys(kinds);
  return Array.from({ length: count }, (_, index) => {
    const kind = pick(names, index);
    const turn = Math.floor(index / names.length);
    const { disguises, plant } = kinds[kind] as Kind;
    const { detail, around, needles } = plant(turn);
    const [disguise, apply] = pick(disguises, turn);
    return {
      kind: `${kind}, ${disguise}`,
      message: around(apply(detail)),
      needles: (needles ?? [detail]).map(bare),
    };
  });
}

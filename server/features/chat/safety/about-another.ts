import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';

const ANOTHER = compilePattern(
  "KIN|she|he|her|his|him|herself|himself|she's|he's|hes|shes|ella|someone|somebody|mas|ma|scribe|hygienist|receptionist|nurse|tech|doctor|provider|biller|employee|staff|teammate|boss",
);
/** Who tells what another wrote or said may quote it: "she texted 'i want to end it'". */
const TELLS = compilePattern(
  'KIN|she|he|someone|somebody|ma|mas|one|scribe|hygienist|receptionist|nurse|tech|provider|biller|employee|boss ~6 said|says|saying|told|tells|texted|texting|texts|wrote|writes|posted|messaged|sent|left|asked|joking|jokes|keeps|dice|dijo|mando|escribio|envio|texteo',
);
const SUFFERS = ['SUICIDE', 'DESPAIR', 'LOST_WILL'];
const HOPELESS = new Set(
  'die dead dying kill end ending alive live living hopeless worthless morir morirme matarme vivir anymore'.split(
    ' ',
  ),
);
const FIRST = new Set(
  "i im i'm i've ive me my myself yo mi mis conmigo quiero quisiera puedo matarme morirme".split(
    ' ',
  ),
);
const OTHERS = new Set('he she they him her them his ella someone somebody'.split(' '));
const NEAR = 5;

/** Whether somebody else may take their life: the third person is spoken of, and not the first. */
export function isAboutAnother(reading: Reading): boolean {
  if (matchPattern(ANOTHER, reading) === undefined) return false;
  const first = ownDespair(reading);
  if (first === undefined) return true;
  const telling = matchPattern(TELLS, reading);
  return telling !== undefined && Math.min(...telling) < first;
}

/** Where the writer speaks of despair in the first person. */
function ownDespair({ tokens, spansAt }: Reading): number | undefined {
  for (const [start, { word }] of tokens.entries()) {
    const spans = spansAt[start] ?? [];
    const isOwn = spans.some(
      ({ concept, end }) =>
        SUFFERS.includes(concept) &&
        tokens.slice(start, end).some((token) => FIRST.has(token.word)),
    );
    if (isOwn) return start;
    if (!FIRST.has(word)) continue;
    for (let at = start + 1; at <= start + NEAR && at < tokens.length; at += 1) {
      const next = tokens[at]?.word ?? '';
      if (OTHERS.has(next) || spansAt[at]?.some(({ concept }) => concept === 'KIN')) break;
      const hurts = spansAt[at]?.some(({ concept }) => SUFFERS.includes(concept)) ?? false;
      if (hurts || HOPELESS.has(next)) return start;
    }
  }
  return undefined;
}

import { compilePattern, matchPattern, type Pattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import type { FoundDanger } from './danger.ts';
import { isFigureOfSpeech } from './figures-of-speech.ts';

/** How many words around it decide whether a word is meant of a machine. */
const NEAR = 4;
const AFTER = 3;

/** "I do not know if someone is in our mailbox" is no question about a case that may come. */
const UNSURE = compilePattern(
  'sure|know|wonder|wondering|tell|see|check|idea|asking|se|saber if|si',
);

/** Asked for the sake of a business: "do you host sites for crisis centers". */
const FOR_BUSINESS = [
  'BUSINESS_ASK & BUSINESS',
  'BUSINESS & interested|quote|need it|new it|want|wants|looking|price',
].map(compilePattern);
const OWN_BODY = compilePattern(
  'i|my|me|myself|yo|mi|me ~9 SUICIDE|DESPAIR|PART_ALARM|LIMB_ALARM|AIR|FEELS_ILL',
);
/** Told of somebody who is there: "a patient in our website chat says she is on a ledge". */
const OF_SOMEBODY = compilePattern(
  'patient|client|caller|paciente ~9 says|saying|said|writes|wrote|dice|escribe ~9 i|she|he|is|her|his|ella|el',
);
const IN_THE_PAST = compilePattern('LONG_AGO');

/** Not a figure of speech, not long ago, and not said of a machine or a business. */
export function isMeant({ danger, evidence }: FoundDanger, reading: Reading): boolean {
  const has = (pattern: Pattern) => matchPattern(pattern, reading) !== undefined;
  if (isFigureOfSpeech(danger, reading)) return false;
  const { concepts } = reading;
  if (concepts.has('JOKE') && concepts.has('IT_THING')) return false;
  if (FOR_BUSINESS.some(has) && !has(OWN_BODY) && !has(OF_SOMEBODY)) return false;
  if (danger === 'fire' || danger === 'water' || danger === 'violence')
    return !isSupposed({ danger, evidence }, reading);
  if (danger === 'self-harm') return true;
  if (has(IN_THE_PAST) && !concepts.has('URGENT_NOW')) return false;
  const isAboutSomebody = concepts.has('SOMEONE') || concepts.has('KIN') || concepts.has('SELF');
  if (!isAboutSomebody && concepts.has('BUSINESS')) return false;
  return !isSaidOfThing(evidence, reading);
}

/** "My server died": a thing stands before the words, and nobody else is in the sentence. */
function isSaidOfThing(evidence: ReadonlySet<number>, reading: Reading): boolean {
  const last = Math.max(...evidence);
  const first = Math.min(...evidence);
  const sentence = reading.tokens[last]?.sentence;
  const has = (concept: string, from: number, to: number) =>
    reading.spansAt
      .slice(Math.max(0, from), to)
      .some((spans, offset) =>
        spans.some(
          (span) =>
            span.concept === concept &&
            reading.tokens[Math.max(0, from) + offset]?.sentence === sentence,
        ),
      );
  const hasSomeone = has('SOMEONE', 0, reading.tokens.length);
  return has('IT_THING', first - NEAR, last + 1 + AFTER) && !hasSomeone;
}

/** "The pathology from last year" dates a thing, and not what happens. */
const DATES = new Set(['from', 'since', 'desde']);

/** Now and here, not in general, long ago or as a plan. */
export function isHappening(found: FoundDanger, reading: Reading): boolean {
  return !isFigureOfSpeech(found.danger, reading) && !isSupposed(found, reading);
}

function isSupposed({ danger, evidence }: FoundDanger, reading: Reading): boolean {
  const first = Math.min(...evidence);
  const last = Math.max(...evidence);
  const sentences = new Set([...evidence].map((index) => reading.tokens[index]?.sentence));
  const unsure = matchPattern(UNSURE, reading);
  return reading.spansAt.some((spans, start) => {
    if (!sentences.has(reading.tokens[start]?.sentence)) return false;
    return spans.some(({ concept, end }) => {
      if (concept === 'LONG_AGO') return !DATES.has(reading.tokens[start - 1]?.word ?? '');
      if (concept === 'WORKS_AGAIN') return true;
      if (concept === 'INFO_WORD') return danger !== 'wrong-recipient' || end <= first;
      return concept === 'HYPOTHETICAL' && start <= last && !unsure?.has(start);
    });
  });
}

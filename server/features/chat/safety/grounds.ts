import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import { clausesOf } from './clause-windows.ts';
import type { Danger } from './danger.ts';
import type { DangerGuess } from './guess-danger.ts';

/** As sure as this that people are in danger, the examples need no word beside them. */
const SURE_OF_PEOPLE = 0.5;

const WHO =
  'SOMEONE|KIN|SELF|=one|=we|=our|=you|your|people|everyone|everybody|anyone|residents|guest|me|us|him|her|them|bed|alguien|nos|le|patient|patients|paciente|pacientes|child|kid|baby|residente|señora|señor|niño|niña';
const HARM =
  'NO_BREATH|UNCONSCIOUS|HEART|STROKE|SEIZURE|BLEEDING|BLOOD|CONVULSE|STILL|COLOR|FEELS_ILL|OVERDOSE|ALLERGY|INJURY|LABOR|EMERGENCY|HITTING|VIOLENCE|BITTEN|SHOCKED|BURN|FALL|CUT|HURT|LIMB_ALARM|SPEECH_ALARM|FUMES|TOXIN|RESCUE|SUICIDE|DESPAIR';
/** What no list of symptoms and attacks has: how it feels, how it looks, and what is threatened. */
const HARM_WORDS =
  'pain|sick|ill|worse|weak|numb|swollen|swelling|fever|dizzy|gray|cold|pale|hot|sweating|choking|wheezing|seeing|vomiting|shaking|rash|hives|wound|stitches|bruise|bruises|broke|broken|stuck|trapped|burned|gasping|labor|contractions|pills|dose|doses|allergic|inhaler|scared|afraid|threat|threats|threatens|regret|sorry|pay|revenge|follow|follows|following|watching|weapon|scream|screams|screaming|yelling|fight|fighting|hit|hurt|kill|dead|die|dying|duele|dolor|mal|miedo|amenaza|grita|explode|explodes|explotar|coat|freezing|snow|albuterol|nebulizer|epipen|nitro|ledge|golpe|golpea|pega|moretones|encierra|encerrada|encerrado|locks|llora|crying|cries|sangre|fiebre|mareo';
const SOMEBODY = compilePattern(WHO);
const HARMS = [
  `${HARM}|${HARM_WORDS}`,
  'find ~1 out',
  'go|goes|going ~1 off',
  'waiting ~1 outside',
  'coming ~1 for',
  'locked ~2 in',
].map(compilePattern);

/** Dangers of a body that somebody must be there to have: an illness, an attack. */
const OF_SOMEBODY: readonly Danger[] = ['medical', 'violence'];

type Told = DangerGuess['dangers'][number];

/** Whether one clause names somebody, and a harm, a symptom or a threat. */
const isGrounded = (reading: Reading): boolean =>
  clausesOf(reading).some(
    (clause) =>
      matchPattern(SOMEBODY, clause) && HARMS.some((pattern) => matchPattern(pattern, clause)),
  );

/**
 * A guess without an illness or an attack that nothing but a faint likeness speaks for: "he has a new
 * baby" is like what is told of babies in danger.
 */
export function withGrounds(guess: DangerGuess, reading: Reading, isRuled: boolean): DangerGuess {
  const isOfBody = ({ danger }: Told) => OF_SOMEBODY.includes(danger);
  const [first] = guess.dangers;
  if (isRuled || guess.isPersonal >= SURE_OF_PEOPLE || !first || !isOfBody(first)) return guess;
  if (isGrounded(reading)) return guess;
  const lost = guess.dangers.filter(isOfBody).reduce((sum, each) => sum + each.probability, 0);
  const dangers = guess.dangers.filter((each) => !isOfBody(each));
  return { dangers, isAny: guess.isAny - lost, isPersonal: guess.isPersonal - lost };
}

import { compilePattern, matchPattern, type Pattern } from '../understanding/pattern.ts';
import { readForDangers, type Reading } from '../understanding/reading.ts';
import type { Danger, FoundDanger } from './danger.ts';
import { clauseWindows, slicesOf } from './clause-windows.ts';
import { findIncident, INCIDENTS } from './incidents.ts';
import { guessDanger, PERSONAL } from './guess-danger.ts';
import { findPersonalDanger } from './people-in-danger.ts';
import { urgentTexts } from './urgent-texts.ts';

/** How many words around it decide whether a word is meant of a machine. */
const NEAR = 4;
const AFTER = 3;

/** Idioms and other things that share words with a danger. */
const IDIOMS: Readonly<Partial<Record<Danger, readonly string[]>>> = {
  'self-harm': [
    'window ~6 printer|jam|jams|computer|ehr',
    'suicide|suicidal ~3 ORG_CONTEXT',
    'ORG_CONTEXT ~3 suicide|suicidal',
    'suicide & ORG_CONTEXT & !want & !myself',
    'die ~1 my|her|his ~1 hair',
    'suicide|crisis ~1 hotline|lifeline|number|line ~9 footer|website|site|page|poster|handout|number',
  ],
  medical: [
    'stroke ~2 ORG_CONTEXT',
    'ORG_CONTEXT ~2 stroke|seizure|overdose|allergy',
    'chest|heart|stroke|seizure|overdose|bleeding|breathing|narcan|aed ~2 ORG_CONTEXT',
    'choking hazard',
    'dying to|dying for',
    'bleeding edge|money|patients|cash',
    'when|if ~1 patient|patients ~9 ecg|ekg|chart|ehr|emr|interface|template|alert|screen|monitor|monitors|portal',
    'heart|stroke|seizure|overdose ~3 website|hosting|clinic|practice|grill|registry & !my & !his & !her',
    'heart attack lol',
    'computer|server|laptop|pc|printer|spare|screen|system|ehr|outlook ~4 heart|stroke|seizure|choked|brain|coma & !guy & !man & !woman & !tech & !technician & !person & !he & !she & !him & !her & !chest',
    'give|gave|giving|gives|have|having|almost ~3 me|us|a|him ~3 stroke|heart attack|aneurysm|seizure & IT_THING|bill|price|invoice|boss|ehr|prices|software',
    'drowning|drown|choking|buried|swamped ~2 in|on|under|with ~3 paper|paperwork|calls|tickets|data|work|faxes|e-mail|backups|traffic|forms|requests|mail|spam|alerts|messages|charts|debt',
    '^ help drowning $',
    'we|i ~1 drowning $',
    'what|how|when|if|after ~6 dies|died|deceased|passed',
    'away|deceased|retired & need|records|family|took|take',
    'end|life|life-support ~1 of|support ~1 life',
    'heart attack ~3 over here',
  ].flatMap((pattern) => (pattern.startsWith('dying') ? ['dying to', 'dying for'] : [pattern])),
  violence: [
    'kill me if|when|unless',
    'brute force',
    'IT_THING|prices|price|fees|notifications|outlook|this|that ~4 killing|kills|kill|killed ~1 me|us',
    'shelter|coalition|hotline|training|course|nonprofit ~9 IT_THING|hosting|it|support|policy|video|website',
    'shoot|shot ~2 you|down|me ~3 e-mail|text|message|quote|note|plans|vendor|line',
    'kill ~4 process|session|sessions|task|job|app|line|lines|service|contract|switch|fax|feature',
    'panic|emergency|duress ~1 button|buttons',
    'photo|video|screen|x-ray|film|hair ~1 shoot|shooting',
    'gun range',
    'kill switch',
    'shooting ~1 trouble',
    'trouble shooting',
    'gun ~1 barcode|label|scanner|price',
    'barcode|scanner|scan|label|heat|glue ~1 gun',
  ],
  'lost-device': [
    'so ~1 lost',
    'if ~4 LOST',
    'a lost',
    'you ~3 wipe|lock|track|recover|find|block|erase ~6 LOST|DEVICE',
    'number|invoice|password|client|clients|patience|customers|login|page|driver|link|button|form|way & !DEVICE',
    'phone|phones|fax|computer|server ~2 number|line|lines|bill|company|system',
  ],
  account: [
    'old|previous|former|last ~3 msp|provider|company|vendor|guy|office ~3 hacked|breached',
    'can i hack',
    '^ is ~9 breach',
    'what|does ~3 counts|count|breach ~6',
    'old|previous|former|last ~3 msp|provider|company|vendor ~6 lost|virus|malware',
  ],
  'wrong-recipient': [
    'you|redbud ~2 sent|texted|send|texting|e-mailed',
    '^ is|can|could|should|does ~9 breach|hipaa|reportable',
    'wrong ~1 person|number|place|company|office ~4 i|sorry|need|looking|dentist|doctor & !SENT',
    'stop|stopped|unsubscribed|cancel|canceled ~4 texts|texts|alerts|messages|sms|text|mensajes',
    'YOU|ustedes ~2 sent|send|text|texted ~2 me',
  ],
  outage: [
    'never|always ~2 DOWN',
    'dead|slow ~2 slow',
    'every|each ~1 time|week|day|month ~6 DOWN|crashes|freezes',
    'maintenance|upgrade|planned|scheduled & weekend|tonight|tomorrow|sunday|saturday|maintenance',
    'yesterday|earlier|night|week|month ~9 back|fixed|restored|ok|fine|took|works',
    'our|one|old|my ~2 printer|monitor|keyboard|mouse|scanner|laptop ~4 DOWN & !EVERYBODY & !CROWD',
    'one ~3 of ~4 DOWN',
    'no ~2 hurry|rush',
    'wait ~3 monday|tomorrow|until',
    'clicked|button|form|page|signup|sign ~4 nothing ~2 happened|happens',
    'marketing|traffic|business|sales|budget|career|deal ~3 dead|dying|down',
    'fax ~2 line|machine|number ~5 dead|dying|broken & want|need|switch|efax|replace',
    'can|could|will|would|does|do|how|what ~9 if|when',
    'if|when ~5 DOWN',
    'fax ~3 DOWN & efax|instead|switch|want',
    'i|am|im ~2 patient',
    'my ~1 chart|results|appointment|doctor',
    'hearing|deaf',
    'my ~1 chart ~2 on here',
    'if|when|so ~4 DOWN & set up|host|hosting',
  ],
  water: [
    'flood|flooding|flooded ~4 market|inbox|calls|e-mail|ads|patients|requests|tickets|messages|insurance|plan|zone',
    'water ~1 damage',
    'water|leak|flood ~1 sensor|sensors|detector|detectors|detection|alarm',
    'flood ~2 insurance|plan|recovery|policy',
  ],
  clicked: [
    '^ what|how|when ~4 should|do|does ~4 staff|employees|people|someone|team|you',
    'sign ~1 up|in ~3 nothing',
    'ticket|account|clinic|practice|office|location|case ~3 opened',
    'opened|opening|open ~4 ticket|clinic|practice|office|location|site|case|business|new',
    'gave|giving ~4 quote|price|discount|estimate|notice',
  ],
  scam: [
    '^ is|are|was ~2 this|that|it|you & !remote & !access & !STRANGER',
    'how|can ~3 tell|know|check|spot|recognize|recognise',
    'staff|employee ~1 training|trainings',
  ],
  fraud: ['how|can ~3 tell|know|check|spot|prevent|avoid|stop', 'policy|training|procedure'],
  fire: [
    'sales|marketing|inbox|team|business|practice|calendar|phones|we|you|i ~3 on fire',
    'smoke|smoking|fire ~1 detector|detectors|alarm|alarms|test|cessation|status|free|drill|drills|code|marshal|department|insurance|tablet|tv|stick|plan|suppression|inspection',
    'quit|stop|stopped smoking|smoke',
    'smoke|fire|leak|water|flood|heat ~1 detection|extinguisher|extinguishers|suppression|sensor|sensors|damage|escape|stick|exit|dept|departments|department|station|stations|district',
    'no|not|without ~1 smoke|fire|flames|burning|humo',
    'smoke|fire ~3 sensor|sensors|detector|detectors',
  ],
};

const IDIOM_PATTERNS = new Map(
  Object.entries(IDIOMS).map(([danger, patterns]) => [danger, patterns.map(compilePattern)]),
);

/** "I do not know if someone is in our mailbox" is no question about a case that may come. */
const UNSURE = compilePattern(
  'sure|know|wonder|wondering|tell|see|check|idea|asking|se|saber if|si',
);

/** The answer to an emergency; undefined when the message tells of none. Never left to a model. */
export function urgentAnswer(
  message: string,
  correct?: (word: string) => string,
): string | undefined {
  // As it was typed first: a slip put right must not hide a danger, nor make one up.
  const typed = readForDangers(message);
  const corrected = correct && readForDangers(message, correct);
  const guess = guessingOnce();
  const isSame = corrected?.tokens.every(({ word }, index) => typed.tokens[index]?.word === word);
  for (const reading of corrected === undefined || isSame ? [typed] : [typed, corrected]) {
    // Slices are for what was typed: reading them twice would cost more than slips of typing do.
    const dangers = dangersIn(reading, reading === typed ? slicesOf(reading) : [], guess);
    if (dangers.length > 0)
      return dangers
        .map((danger) => urgentTexts[danger][reading.isSpanish ? 'es' : 'en'])
        .join('\n\n');
  }
  return undefined;
}

/**
 * From here on a guess stands without any rule; measured on wordings that training had not seen. Where
 * somebody's life or body may be in danger, a needless alarm is the smaller harm.
 */
const LIKELY = 0.4;
const LIKELY_PERSON = 0.22;
const LIKELY_IN_PART = 0.55;
const LIKELY_PERSON_IN_PART = 0.4;
/** What the whole of a message must hold where one part of it is not plain. */
const BACKED = 0.15;
const PLAIN_IN_PART = 0.93;
/** In a message of more words than these a few of them say little about the whole. */
const LONG_MESSAGE = 60;
const PLAIN_IN_LONG = 0.75;
const PLAIN_IN_SLICE = 0.88;
/** Below this the words of a rule were meant otherwise. */
const UNLIKELY = 0.12;
const UNLIKELY_PERSON = 0.05;

/** The most urgent danger of a message. */
export const dangerIn = (reading: Reading): Danger | undefined =>
  dangersIn(reading, slicesOf(reading), guessDanger)[0];

/**
 * What a message tells of: a danger to people, and what happens to computers and money, each at most
 * once. Rules and a recognizer that has learned from examples judge it whole and part by part; either
 * is enough, and a rule yields where the recognizer is sure that nothing is wrong
 * (docs/decisions/understanding-by-examples.md).
 */
function dangersIn(
  reading: Reading,
  slices: readonly Reading[],
  guess: typeof guessDanger,
): readonly Danger[] {
  const windows = clauseWindows(reading);
  const guesses = guessesOf(reading, { windows, slices, guess });
  const likely = guesses.filter(({ isLikely }) => isLikely);
  const most = Math.max(...guesses.map(({ isAny }) => isAny));
  const findPersonal = findPersonalDanger(reading);
  const personal = windows.flatMap((window) =>
    findPersonal(window).filter((found) => isMeant(found, window)),
  );
  const findIncidents = findIncident(reading);
  const incidents = windows.flatMap((window) => {
    const found = findIncidents(window).find((each) => isHappening(each, window));
    return found ? [found] : [];
  });
  const ruled = new Set(
    [...(most < UNLIKELY_PERSON ? [] : personal), ...(most < UNLIKELY ? [] : incidents)].map(
      ({ danger }) => danger,
    ),
  );
  const guessed = new Set(likely.map(({ danger }) => danger));
  // Somebody who means to die and has swallowed pills needs both numbers; self-harm gives both.
  const toPeople = PERSONAL.find((danger) => ruled.has(danger) || guessed.has(danger));
  const voted = mostVoted(likely.filter(({ danger }) => !PERSONAL.includes(danger)));
  const toThings =
    INCIDENTS.find((danger) => ruled.has(danger) && guessed.has(danger)) ??
    INCIDENTS.find((danger) => ruled.has(danger) || danger === voted) ??
    voted;
  const isPlain = toPeople !== undefined && ruled.has(toPeople) && guessed.has(toPeople);
  return [toPeople, isPlain ? undefined : toThings].filter((danger) => danger !== undefined);
}

/** The danger that most parts of a message speak of, the surer the more. */
function mostVoted(
  guesses: readonly { readonly danger: Danger; readonly isAny: number }[],
): Danger | undefined {
  const votes = new Map<Danger, number>();
  for (const { danger, isAny } of guesses) votes.set(danger, (votes.get(danger) ?? 0) + isAny);
  return [...votes].sort((x, y) => y[1] - x[1])[0]?.[0];
}

/** Judges the same words once: most of a message is the same after slips of typing are put right. */
function guessingOnce(): typeof guessDanger {
  const known = new Map<string, ReturnType<typeof guessDanger>>();
  return (reading) => {
    const words = reading.tokens.map(({ word }) => word).join(' ');
    const guess = known.get(words) ?? guessDanger(reading);
    known.set(words, guess);
    return guess;
  };
}

/** What examples say of the whole message and of its parts. */
function guessesOf(
  reading: Reading,
  {
    windows,
    slices,
    guess: guessOf,
  }: {
    readonly windows: readonly Reading[];
    readonly slices: readonly Reading[];
    readonly guess: typeof guessDanger;
  },
) {
  const whole = guessOf(reading);
  const parts = windows.length > 1 ? windows.filter(({ tokens }) => tokens.length > 3) : [];
  const isLong = reading.tokens.length > LONG_MESSAGE;
  const plainInPart = isLong ? PLAIN_IN_LONG : PLAIN_IN_PART;
  return [
    { ...whole, isLikely: whole.isPersonal >= LIKELY_PERSON || whole.isAny >= LIKELY },
    ...parts.map((part) => {
      const guess = guessOf(part);
      const isBacked = whole.isAny >= BACKED || guess.isAny >= plainInPart;
      const isPlain = guess.isPersonal >= LIKELY_PERSON_IN_PART || guess.isAny >= LIKELY_IN_PART;
      return { ...guess, isLikely: isBacked && isPlain };
    }),
    ...slices.map((slice) => {
      const guess = guessOf(slice);
      return { ...guess, isLikely: guess.isAny >= PLAIN_IN_SLICE };
    }),
  ];
}

/** Asked for the sake of a business: "do you host sites for crisis centers". */
const FOR_BUSINESS = [
  'BUSINESS_ASK & BUSINESS',
  'BUSINESS & interested|quote|need it|new it|want|wants|looking|price',
].map(compilePattern);
const OWN_BODY = compilePattern(
  'i|my|me|myself|yo|mi|me ~9 SUICIDE|DESPAIR|PART_ALARM|LIMB_ALARM|AIR|FEELS_ILL',
);
const IN_THE_PAST = compilePattern('LONG_AGO');

/** Not a figure of speech, not long ago, and not said of a machine or a business. */
function isMeant({ danger, evidence }: FoundDanger, reading: Reading): boolean {
  const idioms = IDIOM_PATTERNS.get(danger) ?? [];
  const has = (pattern: Pattern) => matchPattern(pattern, reading) !== undefined;
  if (idioms.some(has)) return false;
  const { concepts } = reading;
  if (concepts.has('JOKE') && concepts.has('IT_THING')) return false;
  if (FOR_BUSINESS.some(has) && !has(OWN_BODY)) return false;
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

/** Now and here, not in general, long ago or as a plan. */
function isHappening(found: FoundDanger, reading: Reading): boolean {
  const idioms = IDIOM_PATTERNS.get(found.danger) ?? [];
  if (idioms.some((pattern) => matchPattern(pattern, reading) !== undefined)) return false;
  return !isSupposed(found, reading);
}

function isSupposed({ danger, evidence }: FoundDanger, reading: Reading): boolean {
  const first = Math.min(...evidence);
  const last = Math.max(...evidence);
  const sentences = new Set([...evidence].map((index) => reading.tokens[index]?.sentence));
  const unsure = matchPattern(UNSURE, reading);
  return reading.spansAt.some((spans, start) => {
    if (!sentences.has(reading.tokens[start]?.sentence)) return false;
    return spans.some(({ concept, end }) => {
      if (concept === 'LONG_AGO' || concept === 'WORKS_AGAIN') return true;
      if (concept === 'INFO_WORD') return danger !== 'wrong-recipient' || end <= first;
      return concept === 'HYPOTHETICAL' && start <= last && !unsure?.has(start);
    });
  });
}

import { addedStopWords, smsKeywords } from '#shared/content/sms-consent.ts';

/** What an incoming text message asks for. */
export type Intent = 'stop' | 'help' | 'start' | 'maybe-stop' | 'other';

const WORDS: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ...[...smsKeywords.stop, ...addedStopWords].map((word) => [fold(word), 'stop'] as const),
  ...smsKeywords.help.map((word) => [fold(word), 'help'] as const),
  ...smsKeywords.start.map((word) => [fold(word), 'start'] as const),
]);

/**
 * Words of people who want no more messages and say so in their own way, in English and Spanish, and with
 * a slip of the thumb. Wide on purpose: a person looks at what is found, and a missed wish is worse than a
 * needless look.
 */
const LOOKS_LIKE_STOP =
  /\b(STOP\w*|SSTOP|SOTP|STPO|STP|ARRET|UN ?S\w{0,4}CRI\w*|DESUSCRI\w*|UNSUB\w*|CANCEL\w*|QUIT|REVOKE\w*|OPT(ING|ED)? ?OUT|REMOVE|DELETE ME|NO MORE|NOT? (TEXT|CONTACT|MESSAGE|CONSENT)\w*|DONT (TEXT|MESSAGE|CONTACT|SEND|WANT)|DO NOT (TEXT|MESSAGE|CONTACT|SEND|WANT)|NEVER (TEXT|SIGNED|AGREED)|LEAVE ME|WRONG (NUMBER|PERSON)|TAKE ME OFF|UNWANTED|SPAM|HARASS\w*|LAWYER|ATTORNEY|TCPA|END (THIS|THESE|IT|MESSAGES|TEXTS)|ALTO|PARAR?|BAJA|DETENER|BASTA|NO MAS)\b/;

/**
 * Reads a text message. A keyword counts when it is the whole message; case, accents, punctuation,
 * spaces and invisible characters do not count ("stop.", "Opt-Out", "opt out", "STÓP").
 */
export function readIntent(message: string): Intent {
  const keyword = WORDS.get(fold(message));
  if (keyword) return keyword;
  return LOOKS_LIKE_STOP.test(plainWords(message)) ? 'maybe-stop' : 'other';
}

function fold(text: string): string {
  return plainWords(text).replaceAll(' ', '');
}

/** Capital letters and digits, single spaces; apostrophes vanish ("don't" is one word). */
function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’`]/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

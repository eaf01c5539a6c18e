import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Danger } from './danger.ts';

/** A clinic that is named after what it treats, and wants something of us. */
export const SPECIALTY =
  'chest|breath|stroke|seizure|bleeding|cardiac ~2 clinic|unit|program|practice|group & need|needs|network|wifi|wi-fi|wiring|cabling|quote|rooms|accreditation|open|opens|opening & !having & !my & !he & !she & !man & !woman & !patient & !collapsed & !now';

/** What a clinic sees every day, and asks a network for. */
export const ALL_DAY =
  'chest|breath|stroke|seizure|bleeding|cardiac|overdose|overdoses|suicidal ~4 walk-ins|walkins|walk|patients|cases|calls|people ~4 day|daily|week|time & should|which|can|could|do|does|what|need|want & wi-fi|wifi|network|vlan|monitors|tablets|kiosk|screen|printer|feed & !now & !collapsed & !my & !he & !she';

/** Whoever did the work before keeps what is ours: asked for, and no attack. */
export const HANDOVER =
  'old|previous|former|last|outgoing ~2 it|msp|vendor|provider|company|guy & passwords|password|credentials|documentation|admin & release|hostage|fee|charge|pay|refuse|refuses|hand|give|wants|want & !nobody|none ~2 get|log & !kicked & !signed & !logged & !deleted & !deletes & !deleting & !locked & !encrypted & !threatens & !threatened';

/** What is to be said to whoever despairs, asked before anybody does. */
export const PROTOCOL =
  'what|how|who|que|como ~9 if|when|si ~3 patient|caller|client|someone|somebody|person|paciente|alguien & script|policy|template|training|protocol|procedure|handbook|politica|protocolo & !right ~1 now & !just ~1 said|called|wrote|told & !is ~2 line|hold|phone & !was';

/** Told for the sake of an exercise; what really happens in one is said to be real. */
const EXERCISE = [
  '^ ~5 tabletop|exercise|scenario|drill|simulacro|simulation ~9',
  'writing|planning|script|scripting|preparing ~5 tabletop|scenario|drill|exercise|novel|story',
  'pretend|suppose|imagine|supongamos ~1 that|our|the|we|all|every|a|an|que',
  'made ~1 up ~1 story|case|scenario|example|one',
].map((source) =>
  compilePattern(
    `${source} & !real & !really & !actually & !no ~2 drill & !not|isnt|isn't ~2 drill|exercise|simulation & !after & !during & !since & !then`,
  ),
);
/** Where being wrong about it costs no life. */
const REHEARSED: ReadonlySet<Danger> = new Set([
  'ransomware',
  'account',
  'fraud',
  'scam',
  'clicked',
  'lost-device',
  'wrong-recipient',
  'insider',
  'outage',
]);
export const isRehearsed = (danger: Danger, reading: Reading): boolean =>
  REHEARSED.has(danger) && EXERCISE.some((pattern) => matchPattern(pattern, reading) !== undefined);

/** Sayings that no example of a danger outweighs, unless a rule finds one beside them. */
const SAYINGS: readonly (readonly [readonly Danger[], string])[] = [
  [['fire'], 'on fire ~1 with|lately'],
  [['fire'], 'on fire ~1 this year|quarter|month|season'],
  [['medical', 'insider'], 'fell|falls|fallen|falling behind on|with|schedule'],
  [['medical'], 'tripped|trips|stumbled over ~2 words|names|login|contract|screens|terms'],
  [['medical', 'violence', 'self-harm'], 'bleeding edge & !heavily & !cut'],
  [['medical'], SPECIALTY],
  [['medical', 'self-harm'], ALL_DAY],
  [
    ['violence'],
    "going|gonna|will|would|ll|he'll|she'll ~2 strangle|murder|kill|skin|shoot ~1 me|us ~1 if|when|unless|over & !gun & !knife & !husband & !boyfriend & !ex & !wife & !leave & !tell & !scared & !afraid",
  ],
  [
    ['violence'],
    'shooting|shoots|shoot ~2 commercial|video|videos|photo|photos|film|movie|ad|scene|headshots|pictures',
  ],
  [
    ['violence', 'fire', 'medical'],
    'drill|mock|pretend|simulated|simulation|exercise|simulacro ~4 shooter|intruder|lockdown|bomb|tirador & !no & !not & !isnt & !real & !here',
  ],
  [
    ['violence', 'fire', 'medical'],
    'shooter|intruder|lockdown|bomb|tirador ~3 drill|exercise|simulation|training|simulacro & !no & !not & !isnt & !real & !here',
  ],
  // Who has been shot is a patient, whoever did it.
  [['violence'], 'has|have|with ~2 bullet ~4 head|leg|arm|chest|stomach|body'],
  [['insider', 'ransomware', 'scam'], HANDOVER],
  [['self-harm', 'violence', 'medical'], PROTOCOL],
  [
    ['self-harm', 'violence'],
    'scanner|scanning|barcode|label|labeling|heat|nail|glue|staple ~1 =gun',
  ],
  [
    ['self-harm'],
    'kill|killed|shoot|kick ~1 myself ~1 for|over ~2 not|forgetting|missing|buying|losing',
  ],
  [['medical', 'violence'], 'touched|touches|warms|warmed ~3 heart|hearts'],
  [['violence'], 'beat|beats ~1 me|us|him|her|them ~1 to & !death'],
  [
    ['medical'],
    'estimate|quote|price|bill|invoice|ehr|software|update ~3 gave|gives|give ~3 chest|heart|stroke|aneurysm & lol|haha|jaja|ha|joke|kidding',
  ],
  [['self-harm'], '^ ~2 goodbye|bye ~1 for ~1 now|today & thanks|thank'],
  [
    ['medical', 'self-harm', 'violence'],
    'everything|all|most|passwords|password|settings|setup|network|knowledge|notes ~3 in ~1 his|her|their|my|our|your ~1 head|heads & !voice & !voices & !pain',
  ],
  [
    ['self-harm'],
    'know|sure|remember|tell ~1 who|what|which|whose ~3 contact|rep|person|manager|account|number|password|provider|vendor|contract|email|e-mail ~3 anymore',
  ],
  [
    ['medical'],
    'standing|stands|sitting|behind|over ~3 me|us ~1 breathing $ & !trouble & !stopped & !barely & !not',
  ],
  [['medical'], 'give|giving|gives|gave ~2 me ~2 heart|stroke ~1 attack|swear & !having & !pain'],
  [['outage'], 'keep|keeps|always ~5 off|out|dropping|freezing|slow ~2 around & !now & !since'],
  [
    ['wrong-recipient'],
    'you|your|clinic|office|they|doctor|hospital|people ~3 sent|mailed|faxed|gave|emailed|released|texted ~3 my ~2 records|results|chart|file|info|information|labs|bill',
  ],
  [
    ['violence'],
    'holding|clutching|grabbing ~1 his|her|my|their ~1 left|right|own|arm|chest ~1 arm|chest|side',
  ],
  [
    ['fire', 'medical', 'violence'],
    'burn ~1 clinic|center|unit|ward|practice|surgeon|surgeons|program',
  ],
  [['violence'], 'shoot|send ~1 them|it|those|these|that ~1 over|across|to'],
  [
    ['lost-device'],
    "found|turned|aparecio ~6 LOST|missing|up & drawer|closet|bag|desk|car|seat|couch|coat|time|mind|fuss|false|all|cajon & !someone & !somebody & !stranger & !another & !other & !not & !hasn't & !haven't & !else's",
  ],
  [['lost-device'], 'found ~9 thought|believed ~3 LOST & !someone & !somebody & !stranger'],
  [['lost-device'], "what|what's|whats|anything|nothing ~2 left ~1 on"],
  [
    ['violence'],
    'kicks|kicking|kicked|kick|boots|booting|booted|throws|throwing ~2 everyone|everybody|us|me|people|users|staff|them ~1 off|out|offline & ipad|ipads|tablet|tablets|wi-fi|wifi|app|vpn|network|system|ehr|emr|session|portal|laptop|laptops|server & !he & !she & !guy & !man & !woman & !patient & !husband & !boyfriend & !ex',
  ],
];

const SAYING_PATTERNS = SAYINGS.map(([dangers, source]) => ({
  dangers,
  pattern: compilePattern(source),
}));

/** Whether a message only sounds like this danger because of a saying. */
export const isSaying = (danger: Danger, reading: Reading): boolean =>
  isRehearsed(danger, reading) ||
  SAYING_PATTERNS.some(
    ({ dangers, pattern }) =>
      dangers.includes(danger) && matchPattern(pattern, reading) !== undefined,
  );

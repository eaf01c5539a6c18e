import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Danger } from './danger.ts';

/** A clinic that is named after what it treats, and wants something of us. */
const SPECIALTY =
  'chest|breath|stroke|seizure|bleeding|cardiac ~2 clinic|unit|program|practice|group & need|needs|network|wifi|wi-fi|wiring|cabling|quote|rooms|accreditation|open|opens|opening & !having & !my & !he & !she & !man & !woman & !patient & !collapsed & !now';

/** What a clinic sees every day, and asks a network for. */
const ALL_DAY =
  'chest|breath|stroke|seizure|bleeding|cardiac|overdose|overdoses|suicidal ~4 walk-ins|walkins|walk|patients|cases|calls|people ~4 day|daily|week|time & should|which|can|could|do|does|what|need|want & wi-fi|wifi|network|vlan|monitors|tablets|kiosk|screen|printer|feed & !now & !collapsed & !my & !he & !she';

/** Whoever did the work before keeps what is ours: asked for, and no attack. */
const HANDOVER =
  'old|previous|former|last|outgoing ~2 it|msp|vendor|provider|company|guy & passwords|password|credentials|documentation|admin & release|hostage|fee|charge|pay|refuse|refuses|hand|give|wants|want & !signed & !logged & !deleted & !deletes & !deleting & !locked & !encrypted & !threatens & !threatened';

/** What is to be said to whoever despairs, asked before anybody does. */
const PROTOCOL =
  'what|how|who|que|como ~9 if|when|si ~3 patient|caller|client|someone|somebody|person|paciente|alguien & script|policy|template|training|protocol|procedure|handbook|politica|protocolo & !right ~1 now & !just ~1 said|called|wrote|told & !is ~2 line|hold|phone & !was';

/** Idioms and other things that share words with a danger. */
const IDIOMS: Readonly<Partial<Record<Danger, readonly string[]>>> = {
  'self-harm': [
    'kill|killed|shoot|kick ~1 myself ~1 for|over ~2 not|forgetting|missing|buying|losing',
    PROTOCOL,
    'window ~6 printer|jam|jams|computer|ehr',
    'suicide|suicidal ~3 ORG_CONTEXT',
    'ORG_CONTEXT ~3 suicide|suicidal',
    'suicide & ORG_CONTEXT & !want & !myself',
    'die ~1 my|her|his ~1 hair',
    'suicide|crisis ~1 hotline|lifeline|number|line ~9 footer|website|site|page|poster|handout|number',
  ],
  medical: [
    SPECIALTY,
    ALL_DAY,
    'anaphylaxis|stroke|seizure|overdose|cardiac|allergy ~1 clinic|clinics|center|practice|rehab|program & open|opening|website|websites|phones|build & !now',
    'stroke ~2 ORG_CONTEXT',
    'ORG_CONTEXT ~2 stroke|seizure|overdose|allergy',
    'chest|heart|stroke|seizure|overdose|bleeding|breathing|narcan|aed ~2 ORG_CONTEXT',
    'choking hazard',
    'dying to',
    'dying for',
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
    'breathing ~2 down|over ~3 neck|shoulder',
    'over|down ~2 neck|shoulder|shoulders ~1 breathing',
    'standing|stands|sitting|behind|over ~3 me|us ~1 breathing $ & !trouble & !stopped & !barely & !not',
  ],
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
    "what|what's|whats|anything|nothing|something ~2 left ~1 on",
    'left ~4 mess|unhappy|dirty|open',
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
    'water ~1 heater|cooler|fountain|bill|company|tank|bottle|filter & !leak & !leaking & !leaks & !leaked & !burst & !flooding & !flooded & !wet & !dripping & !spraying & !soaked & !puddle & !everywhere',
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
  insider: [HANDOVER],
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
const isRehearsed = (danger: Danger, reading: Reading): boolean =>
  REHEARSED.has(danger) && EXERCISE.some((pattern) => matchPattern(pattern, reading) !== undefined);

/** Sayings that no example of a danger outweighs, unless a rule finds one beside them. */
const SAYINGS: readonly (readonly [readonly Danger[], string])[] = [
  [['fire'], 'on fire ~1 with|lately'],
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

const IDIOM_PATTERNS = new Map(
  Object.entries(IDIOMS).map(([danger, patterns]) => [danger, patterns.map(compilePattern)]),
);

/** Whether the words of a danger are an idiom, a question about it or another thing of that name. */
export const isFigureOfSpeech = (danger: Danger, reading: Reading): boolean =>
  isRehearsed(danger, reading) ||
  (IDIOM_PATTERNS.get(danger) ?? []).some(
    (pattern) => matchPattern(pattern, reading) !== undefined,
  );

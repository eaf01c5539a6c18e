import type { UrgentCase } from './urgent-case.ts';

/** However it is told: a fall, a way down from something, or a blow to the head. */
const FALLS: readonly string[] = [
  'fell|slipped|tripped|tumbled|toppled|pitched|cayo|caido|resbalo|tropezo',
  'had|has|have|took|taken|tuvo|sufrio|nasty ~3 fall|fallen|tumble|spill|caida|knock',
  'ladder|stepladder|chair|stool|=steps|stair|stairs|roof|lift|escalera|silla|techo|banco & come|came|comes|gone|goes|went|dropped ~3 down|off|over|backwards',
  'hit|struck|bumped|banged|cracked|knocked|smacked|golpeo|pego|bump|blow|knock|golpe ~5 head|skull|forehead|cabeza|frente',
];

/** And what shows that the head, or the back, is hurt. */
const SIGNS: readonly string[] = [
  'confused|confusion|disoriented|dazed|delirious|incoherent|mumbling|gibberish|nonsense|rambling|drowsy|sleepy|groggy|vomiting|vomited|puked|pupil|pupils|slurring|confundido|confundida|desorientado|desorientada|aturdido|aturdida|incoherencias|vomitando|somnoliento|somnolienta',
  'threw|throwing ~1 up',
  'calls|calling|takes|mistakes|llama|confunde ~3 me|us|him|her|mi ~5 name|nombre|brother|sister|brother’s|mother|nurse',
  "not|doesn't|doesnt|don't|dont|didn't|didnt|cannot|can't|cant|isn't|isnt|won't|wont|no|longer ~2 know|knows|remember|recognize|recognizes|feel|find|making|make|stay|sabe|recuerda|siente ~3 me|where|who|what|day|name|year|legs|arms|feet|sense|awake|words|drive|donde|quien|piernas|brazos|nombre|dia",
  'no ~1 me|nos|lo|la ~1 reconoce|conoce',
  'sin ~1 sentido',
  'asks|asking|repeats|repeating|repite|pregunta ~4 same|over|what|mismo ~2 question|thing|over|day|cosa',
  'repeats|repeating|repite ~1 himself|herself|themselves|sentences|words',
  'thinks|believes|swears|insists|cree ~3 me|i|im|soy ~5 father|mother|brother|sister|nurse|husband|wife|son|daughter|mama|papa|hermano|hermana',
  'fluid|liquid|liquido ~6 ear|ears|nose|oido|nariz',
];

const WHO =
  'SOMEONE|KIN|fellow|mr|mrs|old|esposa|senora|tecnico|residente|boss|=his|=her|i|me|mi|cabeza';
/** What falls otherwise, and what is written about falls. */
const NO_FALL =
  '!fell|slipped ~1 behind|apart|short|asleep|for|ill & !tripped|trips|stumbled ~1 over ~2 words|names|login|contract|screens|terms & !fall ~1 semester|season|term|schedule|quarter & !against ~2 wall & !login & !scam & !report & !reports & !form & !forms & !sensor & !sensors & !policy & !training & !template & !uptime & !webinar & !app & !module & !interface & !password & !passwords & !sales & !signal & !portal & !handout & !poster & !detection & !pendant & !mat';

/** A hurt head shows in words before it shows otherwise, and whoever helps wants to lift. */
export const casesOfFalls: readonly UrgentCase[] = FALLS.flatMap((fall) =>
  SIGNS.map((sign): UrgentCase => ({
    danger: 'medical',
    isPlain: true,
    isWhole: true,
    isInOneClause: true,
    when: `${fall} & ${sign} & ${WHO} & ${NO_FALL}`,
    en: 'Call 911 now, from a cell phone or a neighbor’s: confusion, sleepiness, vomiting or numbness after a fall or a blow to the head is an emergency, also if it passes. Do not move the person unless that place is dangerous; stay beside them, keep them still, and do what the dispatcher says. Give nothing to eat or drink and no pills. The equipment can wait. I am an automated assistant of an IT company and cannot help with medical care.',
    es: 'Llame al 911 ahora, desde un celular o con una vecina: confusión, sueño, vómito o falta de sensibilidad después de una caída o un golpe en la cabeza es una emergencia, aunque pase. No mueva a la persona, salvo que el lugar sea peligroso; quédese a su lado, que no se mueva, y haga lo que le digan. No le dé comida, bebida ni pastillas. Los equipos pueden esperar. Soy el asistente automático de una empresa de informática y no puedo dar ayuda médica.',
  })),
);

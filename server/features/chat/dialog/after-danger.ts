import { company } from '#shared/content/company.ts';
import type { ChatTurn } from '#shared/contracts/chat.ts';
import type { Danger } from '../safety/danger.ts';
import { findPersonalDanger } from '../safety/people-in-danger.ts';
import { urgentTexts } from '../safety/urgent-texts.ts';
import { isContentWord } from '../understanding/content-words.ts';
import { compilePattern, matchPattern, type Pattern } from '../understanding/pattern.ts';
import { readForDangers, readMessage, type Reading } from '../understanding/reading.ts';

const { phone, claims } = company;
const CALL = `call ${phone.display}: a person answers ${claims.supportHours}`;
const LLAME = `llame al ${phone.display}: contesta una persona a cualquier hora`;

const patterns = (...sources: string[]) => sources.map(compilePattern);

const HELP_IS_THERE = patterns(
  'ambulance|911|paramedics|medics|police|cops|firefighters|department|help|ems|dispatcher|doctor|nurse ~4 way|coming|here|arrived|there|called|line|phone',
  'called|call|calling|phoned|dialed|texted ~3 911|988|ambulance|police|them',
  'on ~2 phone|line ~3 911|988|dispatcher|them|someone',
  'breathing|awake|conscious|talking|safe|okay|ok|better|stable ~2 now|again',
  '^ ~6 he|she|they|everyone|everybody|we|i|patient ~2 breathing|awake|conscious|safe|ok|okay|better|stable|fine|out',
  'all|everyone|everybody|we|are ~3 out|outside|safe',
  'ambulancia|policia|bomberos|ayuda|paramedicos ~4 camino|viene|vienen|llego|llegaron|aqui',
  'ya ~2 llame|llamamos|respira|desperto|despierta|llego|llegaron',
);
/** Then the first steps are said again, whatever else a message says. */
const WORSE = patterns(
  'not|no|stopped|stops|cannot|hardly|barely ~2 breathing|breathe|awake|responding|moving|conscious|safe|okay|ok|respira',
  "isn't|won't|can't|aren't",
  'worse|again ~3 fell|fainted|seizing|bleeding|collapsed',
  'blue|bleeding|seizing|unconscious|gun|knife|fire|smoke|sangrando|peor',
);
const NO_CLIENT = patterns('not ~3 client|customer', 'no ~2 cliente|clientes');
const ANYBODY = {
  en: `Call all the same, client or not: ${phone.display}, ${claims.supportHours}. The first steps are the same for everybody.`,
  es: `Llame de todos modos, sea cliente o no: ${phone.display}, a cualquier hora. Los primeros pasos son los mismos.`,
};
const DONE = patterns(
  'now|what ~2 what|now $',
  'what|and ~2 next|then|else|now',
  'what ~3 do ~2 now|next|then',
  'did ~2 that|it|this',
  '^ ~2 done',
  'i|we|is|are|they ~3 unplugged|pulled|disconnected|off|changed|called|locked|wrote|told|yanked|unplug',
  'unplugged|pulled|disconnected|yanked ~4 cable|cord|wi-fi|network|plug|it|them|everything',
  'who ~3 call|tell',
  'ok|okay|done|and ~2 next|now|then|else',
  'y ahora|y luego|que mas|listo|ya ~3 quite|desconecte|cambie|apague|hice',
);

/** What comes after the first steps of a danger, for somebody who has taken them. */
const NEXT: Readonly<Record<Danger, { readonly en: string; readonly es: string }>> = {
  'self-harm': {
    en: 'I am glad that somebody is there. Please stay with them, or let them stay with you, and keep 988 on the line as long as you want, by call or text. If the danger is there again, call 911. Nothing else matters now.',
    es: 'Me alegra que haya alguien. Por favor, no se quede a solas, y llame o escriba al 988 cuando lo necesite. Si vuelve el peligro, llame al 911.',
  },
  medical: {
    en: 'I am glad that help is with you or on its way. Stay on the line with 911 and do what the dispatcher says; if anything changes, breathing above all, tell them at once. Everything else can wait. I hope it ends well.',
    es: 'Me alegra que la ayuda esté en camino. Siga en la línea con el 911 y haga lo que le indiquen; si algo cambia, sobre todo la respiración, dígaselo enseguida. Todo lo demás puede esperar.',
  },
  violence: {
    en: 'Good that help knows. Stay where you are safe, quietly and away from doors and windows, and do what the police say; call 911 again if anything changes. Everything else can wait.',
    es: 'Bien que ya avisó. Quédese donde esté a salvo y haga lo que le diga la policía; si algo cambia, llame otra vez al 911.',
  },
  fire: {
    en: `Good. Stay outside, make sure that nobody is missing, and do what the fire department says; nobody goes back in for equipment. When everybody is safe, ${CALL}, and we help from there.`,
    es: `Bien. Quédense afuera, comprueben que no falte nadie y hagan lo que digan los bomberos. Cuando todos estén a salvo, ${LLAME}.`,
  },
  water: {
    en: `Good. Let nobody touch what is wet, and leave the power to somebody who knows it. Then ${CALL}, and we say what to do with each device.`,
    es: `Bien. Que nadie toque lo mojado. Después ${LLAME}.`,
  },
  ransomware: {
    en: `Good: off the network it cannot spread from there. Now ${CALL}. Until somebody is on the line, leave that computer powered on, restart and delete nothing, do not pay and do not answer whoever wrote the note. Look whether other computers show it and take those off the network too, and write down the time and what you saw.`,
    es: `Bien: sin red no puede extenderse desde ahí. Ahora ${LLAME}. Deje la computadora encendida, no reinicie ni borre nada, no pague ni responda. Mire si otras computadoras lo muestran y desconéctelas también, y anote la hora y lo que vio.`,
  },
  account: {
    en: `Good. Now ${CALL}, so that somebody looks at what was opened and sent. Until then leave the computer powered on and off the network, delete nothing, and write down when it began and what you saw.`,
    es: `Bien. Ahora ${LLAME}, para que alguien revise qué se abrió y qué se envió. Deje la computadora encendida y sin red, no borre nada y anote cuándo empezó.`,
  },
  fraud: {
    en: `Good. Ask the bank for a confirmation that it tries to recall the payment, keep every message, and send nothing more. Then ${CALL}, because a mailbox may be open to somebody else.`,
    es: `Bien. Pida al banco la confirmación de que intenta detener el pago, guarde los mensajes y no envíe nada más. Después ${LLAME}: un correo puede estar comprometido.`,
  },
  scam: {
    en: `Good. Now ${CALL}, before that computer is used again: somebody has to look at what was opened or installed. Leave it powered on and off the network. If card or bank details were given, call the bank first.`,
    es: `Bien. Ahora ${LLAME}, antes de volver a usar esa computadora. Déjela encendida y sin red. Si dio datos del banco, llame primero al banco.`,
  },
  clicked: {
    en: `Good. Now ${CALL}, and looks at the computer and the account. Leave it powered on and off the network, close and delete nothing, and keep the message. Nobody is to blame for telling.`,
    es: `Bien. Ahora ${LLAME}. Deje la computadora encendida y sin red, no cierre ni borre nada y guarde el mensaje.`,
  },
  'lost-device': {
    en: `Good. Now ${CALL}, so that its accounts are locked and the device is shut out. Have ready whose it was, what was on it and when it was last seen, and tell your privacy officer.`,
    es: `Bien. Ahora ${LLAME}, para bloquear sus cuentas. Tenga a mano de quién era, qué contenía y cuándo se vio por última vez, y avise a la persona encargada de privacidad.`,
  },
  'wrong-recipient': {
    en: `Good. Keep the note of what went to whom and when, and any reply of the recipient, and give both to your privacy officer today: whether it has to be reported is decided there. For the technical side, ${CALL}.`,
    es: `Bien. Guarde la nota de qué se envió, a quién y cuándo, y déla hoy a la persona encargada de privacidad. Para lo técnico, ${LLAME}.`,
  },
  insider: {
    en: `Good. Now ${CALL}, and go through the list together: e-mail, remote access, EHR, portals, shared passwords and door codes. Keep the logs, and delete nothing.`,
    es: `Bien. Ahora ${LLAME} y revisen juntos la lista: correo, acceso remoto, expediente, portales y contraseñas compartidas. Guarde los registros y no borre nada.`,
  },
  outage: {
    en: `Good. Now ${CALL}, if you have not yet; say since when, who is affected and what you see on the screen. Stay on paper until it runs again, and enter afterwards what was written.`,
    es: `Bien. Ahora ${LLAME}, si aún no lo ha hecho; diga desde cuándo, a quién afecta y qué ve en la pantalla. Sigan en papel hasta que vuelva a funcionar.`,
  },
};
const PEOPLE: ReadonlySet<Danger> = new Set(['self-harm', 'medical', 'violence', 'fire']);
const LONGEST = 25;

/**
 * The answer to somebody who has just been told the first steps of a danger and says that they are
 * taken, or asks what comes next; undefined for everything else, above all when it gets worse.
 * @param urgent what the new message would be answered with by itself
 */
export function afterDanger(
  message: string,
  history: readonly ChatTurn[],
  urgent: string | undefined,
): string | undefined {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return undefined;
  const told = dangerTold(last.content);
  if (told === undefined) return undefined;
  const { danger, language } = told;
  const isSame =
    urgent === undefined || LANGUAGES.some((each) => urgent.startsWith(urgentTexts[danger][each]));
  // Where people are in danger, "911 is on the phone" speaks of no telephone that was lost.
  const isOther = PEOPLE.has(danger) ? /911|988/.test(urgent ?? '') : true;
  if (!isSame && isOther) return undefined;
  const reading = readMessage(message);
  if (reading.tokens.length > LONGEST) return undefined;
  const isLike = (likes: readonly Pattern[]) => likes.some((like) => has(reading, like));
  if (!PEOPLE.has(danger) && isLike(NO_CLIENT)) return ANYBODY[language];
  if (PEOPLE.has(danger)) {
    const isWorse = WORSE.some((like) => has(readForDangers(message), like));
    return isLike(HELP_IS_THERE) && !isWorse ? NEXT[danger][language] : undefined;
  }
  return isLike(DONE) ? NEXT[danger][language] : undefined;
}

const CONTINUES = patterns('^ and|y|or|o|also|tambien|what|plus ~3');
const ASIDE_WORDS = 5;

/**
 * Whether a message is a few words that go on with a question, "and the zip", which are too few for a
 * likeness to a danger to mean anything; never after one was told, and not where a rule knows the words.
 */
export function isAside(message: string, history: readonly ChatTurn[]): boolean {
  const last = history.at(-1);
  if (last?.role !== 'assistant' || dangerTold(last.content) !== undefined) return false;
  const reading = readForDangers(message);
  const content = reading.tokens.filter(({ word }) => isContentWord(word)).length;
  if (reading.tokens.length > ASIDE_WORDS || content > 1) return false;
  if (!CONTINUES.some((pattern) => has(reading, pattern))) return false;
  return findPersonalDanger(reading)(reading).length === 0;
}

const has = (reading: Reading, pattern: Pattern) => matchPattern(pattern, reading) !== undefined;

const LANGUAGES = ['en', 'es'] as const;
const DANGERS = Object.keys(urgentTexts) as Danger[];

function dangerTold(answer: string): { danger: Danger; language: 'en' | 'es' } | undefined {
  for (const danger of DANGERS)
    for (const language of LANGUAGES)
      if (answer.startsWith(urgentTexts[danger][language])) return { danger, language };
  return undefined;
}

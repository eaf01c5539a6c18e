import { company } from '#shared/content/company.ts';
import { BY_THE_NECK, HANDS_ON, PARTNER, TO_KILL } from './who-and-what.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;

/** Whoever is there now is hidden from first. */
const NOT_HERE =
  '!outside & !here & !lobby & !knife & !gun & !pounding & !banging & !afuera & !aqui & !inside';

/** Whoever has a weapon before them speaks of no pursuer; whose partner has one does. */
const OWN_MEANS = '!i ~4 pistol|revolver|rifle|shotgun|rope & !tengo ~4 pistola';

/** Said in this chat is said here ("perdón que escriba aquí"). */
const NOT_CLOSE =
  '!outside & !lobby & !knife & !gun & !pounding & !banging & !kicking & !pateando & !afuera & !inside';

/** Being struck this minute, one hides or gets away first. */
const NOT_HAPPENING =
  '!=hitting & !=beating & !=choking & !=attacking & !pegando & !golpeando & !ahorcando & !right ~1 now & !ahora ~1 mismo';

const STALKED = {
  en: `Please take that seriously: if that person is near, or you or the children are in danger now, call 911. The National Domestic Violence Hotline plans with you at any hour: 1-800-799-7233, or text START to 88788. Call from a phone they cannot watch, not from one that may be watched, and take no tracker or app away before you have talked to the hotline: whoever put it there may notice. About a work phone or computer ask for a person at ${phone.display}, from the safer phone. I am an automated assistant and cannot look at devices.`,
  es: `Tómelo en serio: si esa persona está cerca, o usted o sus hijos corren peligro ahora, llame al 911. La Línea Nacional contra la Violencia Doméstica planea con usted, en español y a cualquier hora: 1-800-799-7233. Llame desde un teléfono que esa persona no pueda vigilar, y no quite ningún rastreador ni aplicación antes de hablar con ellos: puede darse cuenta. Por un teléfono del trabajo, pida una persona en el ${phone.display}. Soy un asistente automático y no puedo revisar equipos.`,
};

export const THREAT = {
  en: 'Take it seriously: call 911 now, tell everybody in the building, and do what the police say, about leaving too; until then lock the doors. Keep the recording or the message, and write down the number, the time and the exact words. Answer nothing and let nobody wait outside. I am an automated assistant of an IT company and cannot send help.',
  es: 'Tómelo en serio: llame al 911 ahora, avise a todos en el edificio y hagan lo que diga la policía, también si hay que salir; mientras tanto, cierre las puertas con llave. Guarde la grabación o el mensaje y anote el número, la hora y las palabras exactas. Soy un asistente automático y no puedo enviar ayuda.',
};

const WRITTEN = {
  en: `Take it seriously, whoever says to ignore it: call 911 now, read the message to the police, with any day it names, and warn everyone who works there. Until the police have answered, keep the doors locked and let nobody wait outside. Answer nothing and delete nothing: keep the message with its time and sender. Then call ${phone.display}, at any hour, so that the logs of that mailbox, portal or website are kept: the police can use them to find who wrote it. I am an automated assistant of an IT company and cannot send help.`,
  es: `Tómelo en serio, aunque otros digan que no: llame al 911 ahora, lea el mensaje a la policía, con el día que nombra, y avise a todos los que trabajan ahí. Mientras tanto, cierre las puertas con llave. No conteste ni borre nada: guarde el mensaje con su hora y remitente. Después llame al ${phone.display}, a cualquier hora, para guardar los registros de ese correo, portal o página: le sirven a la policía. Soy un asistente automático y no puedo enviar ayuda.`,
};

const WAY =
  'form|portal|e-mail|email|mail|inbox|message|messages|messaged|comment|review|dm|facebook|instagram|website|fax|letter|note|text|texted|mensaje|mensajes|correo|carta|formulario|buzon';
const PRESENT =
  '!lobby & !knife & !inside & !hallway & !armed & !shots & !shooting & !pounding & !hostage & !holding & !hiding & !outside & !running & !room & !pointing & !hurting & !attacking & !attacked & !punched & !hitting & !swinging & !screaming & !throwing & !breaking & !grabbed & !here ~1 now & !is|hes ~1 here & !husband & !boyfriend & !my ~1 ex & !sister & !himself & !herself & !myself & !goodbye';

const BEATEN = {
  en: `If that person is near, or you or your children are in danger now, call 911. The National Domestic Violence Hotline plans with you at any hour what comes next: 1-800-799-7233, or text START to 88788, from a phone they do not check. Do not go with that person alone: tell somebody you trust at work, who stays with you and calls if they come for you. A threat to kill is for the police, also when the one who said it is away. Have injuries seen by a doctor today, a squeezed neck above all. This chat can be deleted with the bin above it. None of this is your fault. I am an automated assistant and cannot send help.`,
  es: `Si esa persona está cerca, o usted o sus hijos corren peligro ahora, llame al 911. La Línea Nacional contra la Violencia Doméstica planea con usted, en español y a cualquier hora: 1-800-799-7233, desde un teléfono que esa persona no revise. No se vaya a solas con esa persona: dígalo a alguien de confianza en el trabajo, que le acompañe y llame si viene por usted. Una amenaza de muerte es para la policía, aunque esa persona no esté. Que un médico vea hoy los golpes, sobre todo en el cuello. Este chat se borra con el bote de arriba. Nada de esto es culpa suya. Soy un asistente automático y no puedo enviar ayuda.`,
};

const HURT_AT_HOME = {
  en: 'I am glad that you wrote, and none of this is your fault. If you are in danger now, call 911. Childhelp listens at any hour and helps you to plan what to do: 1-800-422-4453, by call or text, from a phone that is not checked; a teacher, a school nurse or a doctor has to help you too. This chat can be deleted with the bin above it. I am an automated assistant and cannot send help.',
  es: 'Qué bueno que escribiste, y nada de esto es culpa tuya. Si estás en peligro ahora, llama al 911. Childhelp te escucha a cualquier hora y te ayuda a planear qué hacer: 1-800-422-4453, desde un teléfono que nadie revise; una maestra, una enfermera de la escuela o un médico también tienen que ayudarte. Este chat se borra con el bote de arriba. Soy un asistente automático y no puedo enviar ayuda.',
};

const ASSAULTED = {
  en: `If you are hurt or that person is near, call 911. Otherwise report it to the police today and have a doctor look at the injuries; write down what happened, when, and who saw it. Ask the police to have the recording kept, and tell somebody above that person in writing that it must not be erased. If it lies on a system that we look after, call ${phone.display} too, at any hour. I am an automated assistant and cannot send help.`,
  es: `Si está herido o esa persona está cerca, llame al 911. Si no, denúncielo hoy a la policía y que un médico vea las lesiones; anote qué pasó, cuándo y quién lo vio. Pida a la policía que se conserve la grabación y diga por escrito a alguien superior que no se borre. Si está en un sistema que cuidamos, llame también al ${phone.display}, a cualquier hora. Soy un asistente automático y no puedo enviar ayuda.`,
};

/** Whoever says farewell is in danger by their own hand. */
const NO_FAREWELL =
  "!wont|won't|not ~2 around|here & !when ~2 i|im|i'm ~2 dead|gone & !stuck ~4 when";

/** Of the one who writes: nobody else's threat is told, and no harm to oneself. */
const OWN_WORDS =
  '!he & !she & !they & !texted & !text & !wrote & !said & !says & !message & !e-mail & !letter & !voicemail & !called & !caller & !patient & !ex & !husband & !boyfriend & !wife & !son & !myself & !dijo & !escribio & !mensaje & !paciente';

const THREATENS_US = {
  en: `Threats are taken seriously here, and nobody should be hurt: if anyone is in danger, call 911. If you are locked out or something of ours failed, call ${phone.display}: a person answers at any hour, and a complaint can be made there too; you can ask for the CEO. If you feel that you could hurt somebody or yourself, call or text 988 first. I am an automated assistant of an IT company.`,
  es: `Las amenazas se toman en serio y nadie debe salir herido: si alguien corre peligro, llame al 911. Si no puede entrar o algo nuestro falló, llame al ${phone.display}: contesta una persona a cualquier hora, y ahí también puede quejarse. Si siente que podría lastimar a alguien o a usted, llame o escriba antes al 988. Soy un asistente automático de una empresa de informática.`,
};

/** Threats from afar: "stay hidden" is no answer to what is written, or to somebody who watches. */
export const casesOfTheThreatened: readonly UrgentCase[] = [
  {
    danger: ['violence', 'self-harm', 'medical'],
    isWhole: true,
    when: `my|mi ~1 dad|father|mom|mother|stepdad|stepfather|papa|mama|padrastro & hurt|hurts|hit|hits|beat|beats|pega|pego & i'm|im|am|tengo ~1 10|11|12|13|14|15|16|17 & ${NOT_HERE}`,
    situation: 'afar',
    ...HURT_AT_HOME,
  },
  {
    danger: 'violence',
    isWhole: true,
    when: `slammed|punched|shoved|choked|grabbed|slapped|pushed|hit|kicked ~2 me & today|yesterday|earlier|week|camera|footage|video|recording|erases|delete & ${NOT_HERE} & !pointing & !now & !boyfriend & !husband & !wife & !girlfriend & !pregnant`,
    situation: 'afar',
    ...ASSAULTED,
  },
  {
    danger: ['violence', 'self-harm'],
    isWhole: true,
    when: `${PARTNER}|he & tracker|tracking|tracks|tracked|airtag|airtags|gps|spyware|stalkerware|stalking|stalks|stalked|=location|=knows|finds & my|me|i|mi & kids|hurt|kill|scared|afraid|nobody|took|watches|watching|follows|following|shows|hammer|said|says|threatens|threatened|order|building|miedo & ${NOT_HERE} & ${OWN_MEANS} & !counting & !count & !pills & !cabinet & !van & !fleet & !truck & !asset & !employee & !deputy & !listing & !our ~1 locations & !stolen`,
    situation: 'afar',
    ...STALKED,
  },
  {
    danger: ['violence', 'account', 'self-harm', 'insider', 'lost-device'],
    isWhole: true,
    when: `${PARTNER}|he & tracker|tracking|airtag|airtags|spyware|stalkerware|stalking|stalks|stalked|rastreador|rastrea|ubicacion & my|me|i|mi|yo & ${NOT_HERE} & !van & !fleet & !truck & !asset & !employee & !stolen & !stole`,
    situation: 'afar',
    ...STALKED,
  },
  {
    danger: ['violence', 'self-harm', 'account', 'insider'],
    isWhole: true,
    when: `my|mi ~1 ${PARTNER} & ${HANDS_ON}|${TO_KILL} & ${NOT_CLOSE} & ${NOT_HAPPENING} & ${NO_FAREWELL} & !pills & !himself & !owner`,
    situation: 'afar',
    ...BEATEN,
  },
  {
    danger: ['violence', 'self-harm', 'account', 'insider'],
    isWhole: true,
    isPlain: true,
    when: `my|mi ~1 ${PARTNER} & says|said|swears|told|tells|dice|dijo|jura & i|me|you|ill|im ~2 dead|kill|kills|buried|muerta|mata & ${NOT_CLOSE} & ${NOT_HAPPENING} & ${NO_FAREWELL} & !contract & !owner & !laugh & !laughing & !bill & !printer & !work ~2 kills`,
    situation: 'afar',
    ...BEATEN,
  },
  {
    danger: ['violence', 'self-harm', 'account', 'insider', 'medical'],
    isWhole: true,
    isInOneClause: true,
    when: `he|she ~1 ${HANDS_ON} ~1 me & home|picks|picking|pick|password|phone|kids|married|bed|wedding & ${NOT_CLOSE} & ${NOT_HAPPENING} & ${NO_FAREWELL} & !patient & !resident & !manager & !boss & !pills`,
    situation: 'afar',
    ...BEATEN,
  },
  {
    danger: ['violence', 'self-harm', 'account', 'insider', 'medical'],
    isWhole: true,
    isPlain: true,
    isInOneClause: true,
    when: `${BY_THE_NECK} & ${PARTNER}|he & my|me|mi & ${NOT_CLOSE} & ${NOT_HAPPENING} & ${NO_FAREWELL} & !server`,
    situation: 'afar',
    ...BEATEN,
  },
  {
    danger: 'violence',
    isWhole: true,
    isPlain: true,
    isInOneClause: true,
    when: `${WAY} & you|ustedes ~3 all|everyone|both|todos ~2 bleed|burn|die|suffer|dead|sangrar|quemar|morir & ${PRESENT}`,
    situation: 'afar',
    ...THREAT,
  },
  {
    danger: 'violence',
    isWhole: true,
    isPlain: true,
    when: `${WAY} & killed ~2 my ~1 mother|mom|father|dad|wife|husband|son|daughter|baby|brother|sister|child & find|costs|cost|pay|sorry|regret|answer|learn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow & ${PRESENT}`,
    situation: 'afar',
    ...WRITTEN,
  },
  {
    danger: 'violence',
    isWhole: true,
    when: `${WAY}|picture|photo|foto|fotos & sent|came|comes|wrote|writes|got|get|gets|left|says|said|reads|posted|emailed|received|messaged|has|was|this|llego|mando|escribio & us|you|you'll|everyone|everybody|clinic|office|doctor|dr|nurse|building|staff|our|all|desk|line|nos|clinica|todos|ustedes & !snapchat & ${PRESENT}`,
    situation: 'afar',
    ...WRITTEN,
  },
  {
    danger: 'violence',
    isWhole: true,
    when: `said|says|told|tells|threatened|threatens|swears|swore|dijo ~9 gun|rifle|shoot|kill|burn|hurt|bring|matar|quemar & monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|weekend|next|if|lunes|martes|miercoles|jueves|viernes|manana & we|us|our|clinic|office|everyone|everybody|nos|clinica & ${PRESENT}`,
    situation: 'afar',
    ...THREAT,
  },
  {
    danger: ['violence', 'self-harm'],
    isWhole: true,
    situation: 'afar',
    when: `he|she|man|guy|woman|caller|patient & driving|coming|headed|drives|heading ~4 here|there|up|over|down ~5 gun|pistol|rifle|shotgun & ${PRESENT}`,
    ...THREAT,
  },
  {
    danger: ['violence', 'self-harm', 'medical'],
    isWhole: true,
    situation: 'afar',
    when: `i'm|im|i|i'll|ill|voy ~3 coming|driving|drive|come|going|ir ~5 edmond|you|your|there|office|and|alla|ustedes & hurt|hurting|bleed|bleeding|burn|shoot|gun|knife|regret|lastimar|quemar & you|your|ur|y'all|yall|people|somebody|someone|everyone|ustedes & ${OWN_WORDS}`,
    ...THREATENS_US,
  },
];

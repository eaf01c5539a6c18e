import { company } from '#shared/content/company.ts';
import { isAboutAnother } from '../about-another.ts';
import { urgentTexts } from '../urgent-texts.ts';
import { casesOfBodiesAndAir } from './bodies-and-air.ts';
import { casesOfFalls } from './falls.ts';
import { casesOfTheMissingAndAbused } from './missing-and-abused.ts';
import { casesSeenAtWork } from './seen-at-work.ts';
import { casesOfTheSickAndHurt } from './sick-and-hurt.ts';
import { casesOfTakenIn } from './taken-in.ts';
import { casesOfTheThreatened, THREAT } from './threatened.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;

/** What is swallowed in despair; by other names on the bottles only where all of it was. */
const PILLS =
  'pills|pill|tylenol|ambien|xanax|valium|oxycodone|hydrocodone|benadryl|insulin|bottle|meds|pastillas|frasco';
const ALL_OF_THEM =
  'all|whole|entire|every|rest|todo|todas|toda ~4 amitriptyline|trazodone|trazodona|seroquel|klonopin|clonazepam|ativan|lorazepam|alprazolam|zolpidem|percocet|norco|tramadol|gabapentin|zoloft|sertraline|prozac|lexapro|antidepressants|metoprolol|aspirin|acetaminophen|paracetamol|ibuprofen|advil|warfarin|medicinas';

const HOTLINE = {
  en: 'The National Domestic Violence Hotline listens and helps to plan, at any hour: 1-800-799-7233, or text START to 88788. This chat can be deleted with the bin above it.',
  es: 'La Línea Nacional contra la Violencia Doméstica escucha y ayuda a planear, en español y a cualquier hora: 1-800-799-7233.',
};
const WATCH = {
  situation: 'for-another' as const,
  en: 'Take it seriously. Call 911 now if the person does not answer, or has done or may soon do something: ask for a check on them, and say the address, the car and where they work. Stay in touch, by calls and texts, until help is there; if they are with you, stay with them and do not let them leave alone. 988, the Suicide & Crisis Lifeline, also advises relatives, friends and coworkers, by call or text, at any hour. Tell somebody who is close by: a supervisor, a parent, an adult you trust. I am an automated assistant and cannot send help. If it is about you: 988 is for you too.',
  es: 'Tómelo en serio. Llame al 911 ahora si la persona no contesta, o si ya hizo algo o puede hacerlo pronto: pida que vayan a verla y dé su dirección, su auto y dónde trabaja. Siga en contacto, con llamadas y mensajes, hasta que llegue ayuda; si está con usted, no la deje sola ni que se vaya sin compañía. El 988 (opción 2, en español) también orienta a familiares, amigos y compañeros, por llamada, a cualquier hora. Avise a alguien cercano de confianza. Soy un asistente automático y no puedo enviar ayuda.',
};

/** Whoever writes has a weapon before them, and nobody else has one. */
const OWN_WEAPON = 'i|tengo ~6 pistol|revolver|rifle|shotgun|gun|pistola|escopeta';
const NOT_ANOTHERS =
  '!he|she|they|man|guy|someone|somebody|patient ~5 pistol|revolver|rifle|shotgun|gun & !outside & !lobby & !barcode & !scanner & !label & !price & !nail & !glue & !heat & !range & !hunting & !video & !sign';

/** To whoever has swallowed it already. */
const SWALLOWED = {
  en: 'Call 911 now, also if you feel all right: say what you took or did, how much and when. Poison Control, 1-800-222-1222, advises at any hour too. Do not stay alone; wake or call somebody near you. 988, the Suicide & Crisis Lifeline, listens by call or text, whatever the reason was. I am an automated assistant, and you deserve a person.',
  es: 'Llame al 911 ahora, aunque se sienta bien: diga qué tomó o qué hizo, cuánto y cuándo. El centro de toxicología, 1-800-222-1222, también orienta a cualquier hora. No se quede a solas. El 988 escucha por llamada o mensaje, también en español. Soy un asistente automático y usted merece una persona.',
};

/** First steps where people are in danger, the most exact first. */
export const casesOfPeople: readonly UrgentCase[] = [
  ...casesOfTheMissingAndAbused,
  ...casesOfFalls,
  ...casesOfTheSickAndHurt,
  ...casesOfTakenIn,
  ...casesSeenAtWork,
  ...casesOfTheThreatened,
  ...casesOfBodiesAndAir,
  {
    danger: 'violence',
    when: "i'm|im|am|soy|tengo ~1 8|9|10|11|12|13|14|15|16|17 & touches|touched|touch|hurts|hits|beats|scared|comes|room & man|stepdad|stepfather|dad|uncle|guy|home|boyfriend|coach",
    en: 'This is not your fault, and you are right to say it. If he is near or you are in danger now, call 911, or ask any adult outside that house to call. Childhelp, 1-800-422-4453, talks and texts with children at any hour. Tell a teacher, a nurse or a doctor as well. What you type here stays in this browser until it is cleared with the button of this chat. I am an automated assistant, and you deserve a person.',
    es: 'No es tu culpa, y haces bien en decirlo. Si está cerca o estás en peligro ahora, llama al 911 o pide a cualquier adulto que llame. Childhelp, 1-800-422-4453, habla con niños a cualquier hora. Cuéntaselo también a una maestra, una enfermera o un médico. Soy un asistente automático y mereces una persona.',
  },
  {
    danger: 'violence',
    when: 'bruise|bruises|bruised|moretones|hits|slaps|slapped|pegan|golpean|abuse|abused|neglect & dad|mom|father|mother|lady|woman|man|dementia|patient|elderly|grandma|grandmother|grandpa|grandfather|resident|aunt|uncle|papa|mama|abuela|abuelo|residente & aide|aides|nurse|staff|caregiver|home|facility|asilo|enfermera|cuidadora & !hits ~2 nurse|aide|aides|doctor|receptionist|staff|caregiver|enfermera & !attacks ~2 nurse|doctor|staff',
    situation: 'afar',
    en: 'If somebody is being hurt now, call 911. Otherwise do not wait either: report it to adult protective services of your state and to the police, and ask the doctor to look at the injuries. Go there if you can, write down what you saw and when, and take pictures. I am an automated assistant of an IT company: I see no cameras or records, and cannot send help.',
    es: 'Si le están haciendo daño ahora, llame al 911. Si no, tampoco espere: avise a los servicios de protección de adultos de su estado y a la policía, y pida que un médico vea las lesiones. Vaya si puede, y anote y fotografíe lo que vio. Soy el asistente automático de una empresa de informática: no veo cámaras ni expedientes.',
  },
  {
    danger: ['violence', 'self-harm'],
    isWhole: true,
    when: 'called|caller|calls|calling|saying|voicemail|letter|note|message|texted|wrote|form|portal|email|e-mail|fax|llamo|mensaje|carta ~9 you|we|us|all|everyone|everybody|nos|todos ~3 sorry|regret|pay|dead|bleed|suffer|burn|arrepentir|arrepentiremos|pagar & !invoice & !bill & !myself & !cats & !hospice',
    situation: 'afar',
    en: THREAT.en,
    es: THREAT.es,
  },
  {
    // Whoever is told so is threatened, and does not despair.
    danger: ['self-harm', 'violence', 'medical'],
    isWhole: true,
    when: "he|she|husband|boyfriend|wife|girlfriend|partner|ex|esposo|marido|novio|el ~2 say|says|said|told|tells|swears|texted|dice|dijo|juro ~3 i|im|i'm|me|no|si ~7 alive|survive|viva|vivo|mata|matara|=walk|breathing",
    en: `${urgentTexts.violence.en} ${HOTLINE.en}`,
    es: `${urgentTexts.violence.es} ${HOTLINE.es}`,
  },
  {
    danger: ['self-harm', 'medical', 'violence'],
    isWhole: true,
    when: 'found|saw|read|encontre|halle|vi|dejo|left|pillow ~5 letter|note|carta|nota ~5 goodbye|farewell|despedida|despidiendose|suicide & KIN & !template & !patients',
    ...WATCH,
  },
  {
    // "He will do it tonight" is told of a brother, and nobody is to hide from him.
    danger: ['self-harm', 'violence'],
    when: 'texted|text|wrote|writes|messaged|says|said|told|sent|escribio|dijo ~9 do|does|doing|through|hacer ~2 it|with ~2 tonight|today|now|tomorrow|soon|noche|hoy & KIN|brother|sister|friend|roommate|hermano|hermana & !migration & !move & !server & !update & !install & !gun & !knife & !us & !shoot & !bomb & !everyone & !everybody & !them',
    isMeant: isAboutAnother,
    isWhole: true,
    ...WATCH,
  },
  {
    danger: ['self-harm', 'violence'],
    when: 'he|she|they ~2 texted|wrote|messaged ~5 through ~1 with ~1 it & !ex & !husband & !boyfriend & !coming & !here & !gun & !knife & !us & !shoot & !bomb & !migration',
    isWhole: true,
    ...WATCH,
  },
  {
    danger: ['medical', 'outage'],
    isWhole: true,
    isPlain: true,
    when: 'coding|coded|codes|pulseless|arrest & defib|defibrillator|aed|crash & pt|patient|bay|room|now|dead|power|charge|shock & !billing & !claims & !drill & !claim & !order',
    en: `Call your code team now, and 911 if you have none. Chest compressions without a stop; somebody runs for the next defibrillator or AED and bag. Plug this one in or change its battery only if nobody is needed at the patient. For the device itself call ${phone.display} afterwards, at any hour. I am an automated assistant of an IT company and cannot send help.`,
    es: `Active ahora el código azul, o llame al 911. Compresiones en el pecho sin parar; que alguien corra por otro desfibrilador o DEA. Por el aparato llame después al ${phone.display}, a cualquier hora. Soy un asistente automático y no puedo enviar ayuda.`,
  },
  {
    danger: ['self-harm', 'violence'],
    isWhole: true,
    isPlain: true,
    when: `${OWN_WEAPON} & lap|table|desk|keyboard|drawer|hand|front|looking|staring|loaded|counter|bed|mesa|mirando|mirarla|cargada & left|gone|lost|alone|nobody|anymore|tonight|goodbye|divorce|tired|somebody|tell|solo|sola|nadie|noche & ${NOT_ANOTHERS}`,
    ...urgentTexts['self-harm'],
  },
  {
    danger: ['self-harm', 'medical'],
    isWhole: true,
    situation: 'for-another',
    when: 'locked|locks|encerrada|encerrado|encerro & bathroom|restroom|toilet|bano & took|taken|swallowed|pills|tomo|tragado|pastillas & she|he|her|him|girl|coworker|woman|man|someone|somebody|patient|muchacha|muchacho|senora|alguien|companera|paciente',
    en: 'Call 911 now: say that somebody has taken something and is behind a locked door. Stay at the door and keep talking; send someone for the key. Poison Control, 1-800-222-1222, advises meanwhile; keep what was taken for the ambulance. I am an automated assistant of an IT company and cannot send help.',
    es: 'Llame al 911 ahora: diga que alguien se tomó algo y está detrás de una puerta cerrada. Quédese junto a la puerta y siga hablándole; que otra persona busque la llave. El centro de toxicología, 1-800-222-1222, orienta mientras tanto; guarde lo que se tomó para la ambulancia. Soy un asistente automático y no puedo enviar ayuda.',
  },
  {
    danger: ['self-harm', 'medical'],
    when: `took|taken|swallowed|overdosed|tomo|trago ~5 ${PILLS} & !instead & !photo & !stole & !patients`,
    isMeant: isAboutAnother,
    isWhole: true,
    situation: 'for-another',
    en: 'Call 911 now, from another phone if the person is on this one: say what was taken, how much and when, and the address. Keep the person talking, and let nobody hang up before help is there. Poison Control, 1-800-222-1222, advises meanwhile, and 988 advises you too, at any hour. I am an automated assistant of an IT company and cannot send help.',
    es: 'Llame al 911 ahora, desde otro teléfono si la persona está en este: diga qué tomó, cuánto, cuándo y la dirección. Siga hablando con la persona, y que nadie cuelgue antes de que llegue la ayuda. El centro de toxicología, 1-800-222-1222, orienta mientras tanto. Soy un asistente automático y no puedo enviar ayuda.',
  },
  {
    danger: 'self-harm',
    when: '!prices',
    isMeant: isAboutAnother,
    isWhole: true,
    ...WATCH,
  },
  {
    danger: 'self-harm',
    when: 'cut|cutting|cuts|corte|cortando & !she & !he & !her & !him & !coworker & !friend & !son & !daughter & !pills & !took',
    en: 'If it bleeds a lot or does not stop, call 911 now and press a clean cloth on it until help is there. In any case call or text 988, the Suicide & Crisis Lifeline, at any hour: they listen, whatever the reason is. Do not stay alone; wake or call somebody near you. I am an automated assistant, and you deserve a person.',
    es: 'Si sangra mucho o no para, llame al 911 ahora y apriete con una tela limpia hasta que llegue la ayuda. En todo caso, llame o escriba al 988, a cualquier hora y también en español. No se quede a solas. Soy un asistente automático y usted merece una persona.',
  },
  {
    danger: 'self-harm',
    when: `took|taken|swallowed|overdosed|tome|tragado|trague & ${PILLS}|instead|floaty|them|everything & !she & !he & !her & !him & !coworker & !friend & !son & !daughter`,
    ...SWALLOWED,
  },
  {
    danger: 'self-harm',
    when: `took|taken|swallowed|overdosed|tome|tragado|trague & ${ALL_OF_THEM} & !she & !he & !her & !him & !coworker & !friend & !son & !daughter`,
    ...SWALLOWED,
  },
  {
    danger: 'violence',
    when: 'bomb|bombs|bomba|explosive|ticking|backpack|explode|detonate',
    en: 'Take it seriously: get everyone out and well away from the building, touch nothing, use no radio or phone beside it, and call 911 from outside, now. Write down the exact words, the time and the number or voice it came from. I am an automated assistant of an IT company and cannot send help.',
    es: 'Tómelo en serio: salgan todos y aléjense del edificio, no toquen nada y llamen al 911 desde afuera, ahora mismo. Anoten las palabras exactas, la hora y el número. Soy un asistente automático y no puedo enviar ayuda.',
  },
  {
    danger: 'violence',
    when: 'i ~3 want|wanna|going|gonna|will ~3 hurt|kill|shoot|stab|attack ~4 him|her|them|boss|supervisor|someone|people|everyone|coworker & !kidding me',
    en: 'Please step away now, from the person and from anything that could hurt someone, and call 911 or 988: both listen, at any hour, before anything has happened. 988 takes texts too. I am an automated assistant, and this needs a person.',
    es: 'Por favor, aléjese ahora de esa persona y de cualquier cosa con la que pueda hacer daño, y llame al 911 o al 988: escuchan a cualquier hora, antes de que pase algo. Soy un asistente automático y esto necesita una persona.',
  },
  {
    danger: 'violence',
    when: 'husband|boyfriend|wife|girlfriend|partner|ex|esposo|marido|novio|pareja|stepdad|he|she ~9 HITTING|hits|hit|hurts|hurt|afraid|scared|miedo|pego|pega|neck|throws|controls|ahorco|amenazo|kill|choked|phone|checks|matar|telefono & !lobby & !patient',
    isAlso: true,
    ...HOTLINE,
  },
  {
    danger: 'violence',
    when: 'ex|husband|boyfriend|wife|girlfriend|partner|he|pareja|esposo|marido|novio ~9 outside|following|locked|leaving|keys|phone|afuera|encerro|quito|llaves|sigue & my|mi & !lobby & !patient',
    isAlso: true,
    ...HOTLINE,
  },
  {
    danger: 'medical',
    when: 'dose|doses|dosage|mg|units|vaccine|vial|insulin|dosis & wrong|double|twice|ten|10x|times|instead|overdose|mixed|doble & !records & !ticket',
    isAlso: true,
    en: 'Poison Control, 1-800-222-1222, advises on wrong doses at any hour; tell the clinician in charge at once.',
    es: 'El centro de toxicología, 1-800-222-1222, orienta sobre dosis equivocadas a cualquier hora; avise enseguida al médico a cargo.',
  },
  {
    danger: 'violence',
    when: 'voicemail|voicemails|called|caller|calls|texted|letter|note|posted|message|e-mail|review|llamo|mensaje ~9 shoot|kill|gun|hurt|burn|bomb|threat|threatened|threatening|threatens|matar|amenaza & !husband & !boyfriend & !sister & !here & !himself & !barn & !wife',
    situation: 'afar',
    en: THREAT.en,
    es: THREAT.es,
  },
  {
    danger: 'violence',
    when: 'bought|has|got|bringing|brought|buying ~3 rifle|gun|shotgun|pistol|ammo & everyone|everybody|sorry|pay|regret & !himself & !myself & !wife & !husband & !boyfriend',
    situation: 'afar',
    en: THREAT.en,
    es: THREAT.es,
  },
  {
    danger: 'violence',
    when: 'sister|friend|daughter|neighbor|mom|mother|coworker|hermana|amiga|hija & boyfriend|husband|ex|stepdad|he|novio|esposo|marido & !i ~1 hide & !my ~1 ex',
    en: 'Call 911 now and tell them where she is, that he is there, and what you have been told. Do not call her, since a ringing phone can put her in danger; answer if she writes. Do not go there alone. The National Domestic Violence Hotline, 1-800-799-7233, or text START to 88788, helps you to help her, at any hour. I am an automated assistant and cannot send help.',
    es: 'Llame al 911 ahora, diga dónde está ella, que él está ahí y lo que le contó. No la llame: el timbre puede ponerla en peligro. No vaya sin compañía. La Línea Nacional contra la Violencia Doméstica, 1-800-799-7233, orienta en español a cualquier hora. Soy un asistente automático y no puedo enviar ayuda.',
  },
];

import { urgentTexts } from '../urgent-texts.ts';
import type { UrgentCase } from './urgent-case.ts';

export const POISON = {
  en: 'Poison Control, 1-800-222-1222, advises as well, but 911 comes first; keep the bottle or package at hand, and do not make anyone vomit.',
  es: 'El centro de toxicología, 1-800-222-1222, también orienta, pero primero el 911; tenga el frasco a mano y no provoque el vómito.',
};
const BOTH = {
  en: `${urgentTexts.medical.en} ${POISON.en}`,
  es: `${urgentTexts.medical.es} ${POISON.es}`,
};
const YOUNG =
  'toddler|baby|infant|kid|kids|child|children|twin|twins|preschooler|grandson|granddaughter|grandbaby|nephew|niece|nino|nina|bebe|nieto|nieta|hijita|hijito|gemelo|gemela';
const CHILD = `${YOUNG}|son|daughter|boy|girl|brother|sister|hijo|hija|hermanito|hermanita`;

/** Said of a child that shows nothing yet. */
const WELL = 'fine|ok|okay|normal|normally|playing|good|happy|bien|jugando';
const UNWELL =
  '!sleepy & !drowsy & !vomiting & !throwing & !limp & !breathing & !blue ~1 lips & !coughing & !drooling & !burning & !pain & !seizure & !battery & !batteries & !magnet & !magnets & !drain & !drano & !lye & !pila & !pilas & !imanes & !sosa';
const WATCHED = {
  en: 'Call Poison Control now, 1-800-222-1222, at any hour, also while the child seems fine: some things act late. Call 911 at once if the child collapses, gets sleepy, has a seizure, vomits again and again or has trouble breathing. Wipe the mouth, give nothing more and do not make the child vomit; have the bottle at hand, and say how much, when, and the child’s weight. I am an automated assistant of an IT company and cannot help with medical care.',
  es: 'Llame ahora al centro de toxicología, 1-800-222-1222, a cualquier hora, aunque el niño parezca bien: algunas cosas actúan tarde. Llame al 911 de inmediato si se desmaya, le da sueño, convulsiona, vomita o le cuesta respirar. No le dé nada más ni provoque el vómito; tenga el frasco a mano y diga cuánto, cuándo y cuánto pesa. Soy el asistente automático de una empresa de informática.',
};

/** Nobody has had any yet, and nobody means to. */
const NOT_TAKEN =
  '!took & !taken & !swallowed & !drank & !ate & !got ~1 into & !kill & !kills & !die & !overdose & !lethal & !myself & !tomo & !trago & !bebio & !cost & !costs & !price & !inventory & !missing & !ehr & !software & !calculator & !already ~2 gave';
const DOSE = {
  en: 'I am the assistant of an IT company and can give no doses. Please ask the provider on call (for a child, the pediatrician), a nurse line or a pharmacist now, with the age, the weight and the strength on the bottle. If it may have been too much already, call Poison Control, 1-800-222-1222, at any hour, and 911 for anybody who is hard to wake, has a seizure or struggles to breathe.',
  es: 'Soy el asistente de una empresa de informática y no puedo indicar dosis. Pregunte ahora al médico de guardia (si es un niño, al pediatra), a una línea de enfermería o a un farmacéutico, con la edad, el peso y la concentración del frasco. Si ya tomó de más, llame al centro de toxicología, 1-800-222-1222, a cualquier hora, y al 911 si cuesta despertar a esa persona, convulsiona o respira con dificultad.',
};

/** Whoever is on the line is kept there. */
const NOT_ON_THE_LINE = '!on ~3 line|hold|phone & !line ~1 with';
const TAKEN_FAR_AWAY = {
  situation: 'for-another' as const,
  en: 'Call 911 now for them: give the name, number and address you have, and say what was taken and when. Do not wait for an answer to your own calls, and stay on the line if you reach them; Poison Control, 1-800-222-1222, advises meanwhile, and 988 helps you to find the words. Leave names out of this chat. I am an automated assistant of an IT company and cannot send help; everything else can wait.',
  es: 'Llame al 911 ahora por esa persona: dé el nombre, el número y la dirección que tenga, y diga qué tomó y cuándo. No espere a que le conteste; si la alcanza, no cuelgue. El centro de toxicología, 1-800-222-1222, orienta mientras tanto, y el 988 le ayuda a encontrar las palabras. No escriba nombres en este chat. Soy un asistente automático y no puedo enviar ayuda; lo demás puede esperar.',
};

/** What was swallowed or drunk, by whom no despair is to be heard of. */
export const casesOfTakenIn: readonly UrgentCase[] = [
  {
    danger: ['self-harm', 'medical'],
    isWhole: true,
    isInOneClause: true,
    when: `client|patient|paciente|clienta|cliente|woman|she|he & bottle|jar|pills|frasco|pastillas|cabinet ~6 empty|gone|vacio|vacia & writes|wrote|says|said|message|sent|form|note|mail|dice|escribio|mensaje|correo & !refill & !i|im ~2 out & ${NOT_ON_THE_LINE}`,
    ...TAKEN_FAR_AWAY,
  },
  {
    danger: ['self-harm', 'medical'],
    isWhole: true,
    isPlain: true,
    isInOneClause: true,
    when: `message|messages|texted|text|wrote|writes|email|e-mail|mail|form|voicemail|portal|inbox|chat|note|sent|called|saying|says|said|mensaje|correo|formulario|mando|escribio|dice|dijo & client|clients|clienta|cliente|patient|paciente|she|he|they|woman|ella & swallowed|took|taken|drank|overdosed|trago|tomo|bebio ~4 everything|all|whole|bottle|bottles|cabinet|jar|todo|todas|frasco & !prescribed & !refill & !forgot & !locked & !records & !photos & !credit & !time & !money & !files & !data & !me|us ~1 all & ${NOT_ON_THE_LINE}`,
    ...TAKEN_FAR_AWAY,
  },
  {
    danger: ['medical', 'self-harm'],
    isWhole: true,
    isPlain: true,
    when: `how|what|cuanto|cuanta|cual|can|may|should|puedo ~4 much|many|dose|dosage|ml|mg|give|paracetamol|tylenol|dosis|jarabe|dar|darle & tylenol|acetaminophen|ibuprofen|motrin|advil|benadryl|medicine|syrup|paracetamol|ibuprofeno|jarabe|medicina & ${YOUNG}|infant|newborn|lb|lbs|pound|pounds|yr|year|month|libras|kilos & ${NOT_TAKEN}`,
    ...DOSE,
  },
  {
    danger: ['medical', 'self-harm', 'outage'],
    isWhole: true,
    isPlain: true,
    when: `^ ~3 dose|dosage|dosing|dosis ~2 for|para & kg|kilos|lb|lbs|pounds|kid|child|baby|infant|toddler|nino|bebe & ${NOT_TAKEN}`,
    ...DOSE,
  },
  {
    danger: ['medical', 'self-harm', 'outage', 'water'],
    isWhole: true,
    when: `${YOUNG} & drank|swallowed|ate|licked|sip|sipped|mouth|bebio|trago|tomo|comio & ${WELL} & sink|cleaner|soap|detergent|something|algo|fregadero|TOXIN|jabon|limpiador & !not ~2 ok|okay|fine & ${UNWELL}`,
    ...WATCHED,
  },
  {
    danger: ['medical', 'self-harm', 'outage', 'water'],
    isWhole: true,
    when: `${CHILD} ~9 swallowed|drank|ate|chewed|ingested|licked|cap|tomo|trago|comio|bebio & TOXIN|DRUG|iron|cap|bottle|syrup|medicine|frasco|jarabe|hierro & !kill & !die & !suicide & !goodbye & !choking & !breathing & !blue & !note & !teen & !teenager & !matarse & !morir`,
    ...BOTH,
  },
  {
    danger: ['medical', 'water', 'self-harm'],
    isWhole: true,
    when: 'drank|swallowed|mouth|throat|sip|gulp|mouthful|drunk|tome|trague|bebio|tomo|bebi & cleaner|peroxide|descaler|stripper|disinfectant|solvent|bleach|degreaser|sanitizer|chemical|detergent|thinner|antifreeze|developer|fixer|glutaraldehyde|cloro|desinfectante|limpiador|acido|sosa|thinner & mistake|accident|accidentally|thought|wrong|water|lemonade|cup|bottle|equivocacion|error|accidente|pense|creyendo|agua & !kill & !die & !suicide & !breathing & !purpose & !matarme & !server & !servers & !network',
    ...BOTH,
  },
  {
    danger: ['medical', 'self-harm'],
    isWhole: true,
    when: 'mushroom|mushrooms|berries|hongos|setas & ate|eaten|eat|supper|dinner|picked|swallowed|comimos|comio|comi & sick|vomiting|throwing|bathroom|cramps|diarrhea|dizzy|seeing|vomitando|mal & !kill & !die',
    ...BOTH,
  },
  {
    danger: 'medical',
    isAlso: true,
    when: `took|taken|swallowed|tome|tomo ~4 10|12|15|20|24|25|30|35|40|45|50|60|dozen|forty|thirty|twenty|fifty|bottle|handful|all|whole|frasco|todas ~4 DRUG & !mistake & !accident & !accidentally & !toddler & !baby & !child & !kid`,
    en: 'Feeling well says nothing yet: some of it harms only hours later. Whoever took it must not stay alone: somebody stays with them until help is there. And 988, the Suicide & Crisis Lifeline, listens by call or text at any hour, to them and to you.',
    es: 'Sentirse bien no dice nada todavía: a veces el daño aparece horas después. Quien lo tomó no debe quedarse a solas hasta que llegue ayuda. Y el 988 (opción 2) escucha a cualquier hora, a esa persona y a usted.',
  },
];

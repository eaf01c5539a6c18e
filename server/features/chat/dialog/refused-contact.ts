import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import type { ChatLead } from '#shared/contracts/chat.ts';
import { LEAD_FIELDS } from '#shared/leads/lead-details.ts';
import { type ChosenTopic, topicById } from '../topics/choose-topics.ts';
import type { Topic } from '../topics/topic.ts';
import { isHandedOver, type ToldDetails } from './lead-dialog.ts';

const { emails, phone } = company;
const { send } = chatTexts.lead;

const NO_CONTACT = {
  en: `Understood, and I am sorry for the trouble: from here nothing is sent and nobody is asked to call. To have a number or an address taken off our lists, or to get something by e-mail only, write to ${emails.general.address} or call ${phone.display}.`,
  es: `Entendido, y disculpe la molestia: desde aquí no se envía nada y no se pide a nadie que llame. Para quitar un número o una dirección de nuestras listas, o para recibir algo solo por correo, escriba a ${emails.general.address} o llame al ${phone.display}.`,
};
const SENT_ALREADY = {
  en: `Understood. Your details have gone to our team already, and I cannot take them back from here: write to ${emails.general.address} or call ${phone.display}, say that you want no contact, and they are deleted on request.`,
  es: `Entendido. Sus datos ya llegaron a nuestro equipo y desde aquí no los puedo retirar: escriba a ${emails.general.address} o llame al ${phone.display}, diga que no quiere contacto, y se borran si lo pide.`,
};
const NOTHING_SENT = {
  en: 'Understood: nothing is sent from here.',
  es: 'Entendido: desde aquí no se envía nada.',
};
const WAITS = {
  en: `Take your time: nothing is sent unless you press “${send}”.`,
  es: `Sin prisa: nada se envía si usted no pulsa “${send}”.`,
};
const OF_ANOTHER = {
  en: `Thank you. Details of somebody else I neither keep nor send from here, as they have not asked for it themselves: please have them call ${phone.display} or write to ${emails.sales.address}, or leave their details in this chat on their own. To hear from us yourself, leave your own name, e-mail address and phone number, and say whom to ask for. Please leave patient details out.`,
  es: `Gracias. Los datos de otra persona no los guardo ni los envío desde aquí, porque no lo pidió ella misma: que llame al ${phone.display}, escriba a ${emails.sales.address} o deje aquí sus propios datos. Para que le contactemos a usted, deje su propio nombre, correo y teléfono. Sin datos de pacientes, por favor.`,
};

const BESIDE_OWN = {
  en: 'Your own details stand as they are. Those of a second person I neither keep nor send: say on the call whom else to include, or let them write here themselves.',
  es: 'Sus datos quedan como están. Los de otra persona no los guardo ni los envío: diga en la llamada a quién más incluir, o que esa persona escriba aquí.',
};

const NOT_KEPT = {
  en: 'Details of somebody else I neither keep nor send; please leave patient details out of this chat.',
  es: 'Los datos de otra persona no los guardo ni los envío; sin datos de pacientes, por favor.',
};
export const notKept = (isSpanish: boolean): string => NOT_KEPT[isSpanish ? 'es' : 'en'];

/** To details that are not the visitor's own. */
export function ofAnother(own: ToldDetails['details'], isSpanish: boolean): string {
  const isKnown = own.email !== undefined || own.phone !== undefined;
  return (isKnown ? BESIDE_OWN : OF_ANOTHER)[isSpanish ? 'es' : 'en'];
}

/** What somebody who refuses may ask for besides, with its own way. */
const HAS_A_WAY = new Set('delete-data marketing-mail retention privacy chat-privacy'.split(' '));
const OF_TEXTS = /\b(?:texts?|texting|sms|mensajes?)\b/i;

interface Refused {
  readonly message: string;
  readonly told: ToldDetails;
  readonly lead: ChatLead | undefined;
  readonly first: ChosenTopic | undefined;
  readonly isSpanish: boolean;
}

export const textOf = ({ answer, spanish }: Topic, isSpanish: boolean) =>
  isSpanish ? (spanish ?? answer) : answer;

/** To whoever does not want to be contacted: what becomes of their details, and how to do the rest. */
export function answerToRefusal({ message, lead, first, isSpanish }: Refused): string {
  const language = isSpanish ? 'es' : 'en';
  if (isHandedOver(lead)) return SENT_ALREADY[language];
  const privacy = ASKS_WHO_SEES.test(message) ? topicById('chat-privacy') : undefined;
  if (privacy) return `${NOTHING_SENT[language]} ${textOf(privacy, isSpanish)}`;
  const id = first?.topic.id ?? '';
  const hasWay = HAS_A_WAY.has(id) || (id.startsWith('sms-') && OF_TEXTS.test(message));
  return first && hasWay
    ? `${NOTHING_SENT[language]} ${textOf(first.topic, isSpanish)}`
    : NO_CONTACT[language];
}

export const ASKS_WHO_SEES =
  /(?<!\b(?:one|ones|person|people|guy|lady|man|woman|girl|somebody|someone|anyone|those) )\bwho (?:else )?(?:gets|sees|reads|has|will|would|can)\b|\bwhat happens (?:to|with)\b|\b(?:safe|secure|private)\b|\bqui[eé]n (?:ve|lee|recibe)\b/i;
/** So sure is what else somebody asks who has doubts. */
const ASKED = 0.5;

/** To a doubt after all details are there: that nothing goes by itself, and what was asked. */
export function answerToDoubt({
  message,
  told,
  lead,
  first,
  isSpanish,
}: Refused): string | undefined {
  const isComplete = LEAD_FIELDS.every((field) => told.details[field] !== undefined);
  const isNew = Object.keys(told.given).length > 0;
  if (told.lastStance !== 'doubts' || !isComplete || isNew || isHandedOver(lead)) return undefined;
  const asked =
    first && message.includes('?') && first.probability >= ASKED ? first.topic : undefined;
  const topic = ASKS_WHO_SEES.test(message) ? topicById('chat-privacy') : asked;
  const waits = WAITS[isSpanish ? 'es' : 'en'];
  return topic ? `${waits}\n\n${textOf(topic, isSpanish)}` : waits;
}

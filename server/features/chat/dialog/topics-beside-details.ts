import type { ChatLead, ChatTurn } from '#shared/contracts/chat.ts';
import { chooseTopics, type ChosenTopic, topicById } from '../topics/choose-topics.ts';
import { ASK_NAME } from '../topics/phrases.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';
import { textOf } from './refused-contact.ts';

/** A message that may hold contact details, and what it is about. */
export interface Said {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly lead: ChatLead | undefined;
  readonly reading: Reading;
  readonly chosen: readonly ChosenTopic[];
}

/** Topics that are answered as ever, though the message holds an address or a number. */
export const isNoLead = (id: string) => id.startsWith('sms-') || NO_LEAD.has(id);
const NO_LEAD = new Set(
  `delete-data hostile patient patient-legal patient-portal-login patient-self patient-sent-here appointment-not-here
  medical-advice chat-privacy ticket-status phi-here marketing-mail retention privacy`.split(/\s+/),
);
/** Beside an address and a number these are conditions of an answer: "no newsletter, but do call". */
export const isCondition = (id: string) => id.startsWith('sms-') || id === 'marketing-mail';
/** Topics that are no question of their own beside contact details. */
const NO_QUESTION = new Set(
  'person phone emails greeting thanks consultation assessment'.split(' '),
);

/** A wrong guess must not lose the details that somebody leaves. */
export const SURELY_ANOTHER = 0.5;
/** So sure is what somebody wants who begins with a name: "Kayla from the front desk, my password expired". */
export const WISHED = 0.4;
/** Whether a topic itself asks to be contacted. */
export const isOfContact = (id: string) =>
  NO_QUESTION.has(id) || topicById(id)?.answer.endsWith(ASK_NAME);

/** A question, also where no mark stands behind it. */
const ASKING =
  /\b(?:where|how|what|when|why) (?:do|can|should|must|is|are) (?:i|we|you|my|your|the)\b/i;
/** Whether a message asks something besides. */
export const asks = ({ message, chosen }: Said) =>
  (message.includes('?') || ASKING.test(message)) &&
  chosen.some(({ topic }) => !NO_QUESTION.has(topic.id));

/** A question that is asked besides, answered by its topic alone. */
export function answerTo(rest: string): string | undefined {
  const [first] = chooseTopics(readMessage(rest));
  return first && first.probability >= WISHED && !isOfContact(first.topic.id)
    ? first.topic.answer
    : undefined;
}

/** What a message is about besides a detail that it refuses. */
export function withTopic({ chosen: [first] }: Said, reply: string, isSpanish: boolean): string {
  const isAbout =
    first && first.probability >= SURELY_ANOTHER && first.topic.id === first.topic.service;
  return isAbout ? `${textOf(first.topic, isSpanish)}\n\n${reply}` : reply;
}

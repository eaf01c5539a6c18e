import { chatQuestions } from '#shared/content/chat-questions.ts';
import { chatTexts } from '#shared/content/chat-texts.ts';
import type { LeadDetails } from '#shared/leads/lead-details.ts';
import type { LeadReading } from '#shared/leads/read-lead.ts';
import type { ChatMessage } from './chat-message.ts';

/** Whoever asks this doubts whether to leave their details: read like what somebody writes. */
const ASKED_BACK = new Set(['What do you do with my data?', 'Who sees this conversation?']);

/** What buttons ask for the visitor, and what says nothing about reaching them. */
export const OWN_QUESTIONS: ReadonlySet<string> = new Set(
  [
    ...chatTexts.starters,
    ...chatQuestions.always,
    ...Object.values(chatQuestions.byPath).flatMap((questions) => questions ?? []),
  ].filter((question) => !ASKED_BACK.has(question)),
);

/**
 * What messages say about reaching a visitor who has only pressed buttons: known without reading them,
 * which takes a slow phone a quarter of a second the first time.
 * @returns undefined when something was written
 */
export function readOwnWords(
  messages: readonly ChatMessage[],
  details: Partial<LeadDetails> = {},
): LeadReading | undefined {
  const { request } = chatTexts.callBack;
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (!said.every((text) => text === request || OWN_QUESTIONS.has(text))) return undefined;
  return {
    details,
    detailsBefore: details,
    stance: 'willing',
    hasBegun: said.includes(request),
    given: {},
    lastStance: said.at(-1) === request ? 'asks' : undefined,
  };
}

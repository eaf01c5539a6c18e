import { z } from 'zod';
import { CHAT_LIMITS } from '../api/limits.ts';
import { apiPaths } from '../api/paths.ts';
import { formatCount } from '../format-count.ts';
import { defineContract } from './contract.ts';

const EMPTY = 'Please write a message.';
const TOO_LONG = `Please keep your message under ${formatCount(CHAT_LIMITS.messageCharacters)} characters.`;
const HISTORY_TOO_LONG = 'The conversation is too long. Please send only its last part.';

/** What was said before. There is no role for instructions: those live on the server only. */
const chatTurn = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(CHAT_LIMITS.historyCharacters, { error: HISTORY_TOO_LONG }),
});

/** Nobody's name or address is longer. */
const detail = z.string().max(320).optional();

/**
 * What became of the contact details that were handed over in the card: so that they are not asked
 * for again, and are left out wherever they come up in what a model gets.
 */
const chatLead = z.strictObject({
  status: z.enum(['open', 'sending', 'sent', 'refused', 'declined']),
  name: detail,
  email: detail,
  phone: detail,
});

const charactersOf = (turns: readonly { content: string }[]) =>
  turns.reduce((sum, { content }) => sum + content.length, 0);

/**
 * Asked with `Accept: text/event-stream` the answer comes as `events`: a model's sentences as `text`, each when it
 * is there, then one `done` that holds the whole answer again. Otherwise as one JSON `response`. An answer is plain
 * text with paragraphs, `- ` lists and `[label](/path)` links to pages of this site.
 */
export const chat = defineContract({
  method: 'POST',
  path: apiPaths.chat,
  request: z.strictObject({
    message: z
      .string({ error: EMPTY })
      .trim()
      .min(1, { error: EMPTY })
      .max(CHAT_LIMITS.messageCharacters, { error: TOO_LONG }),
    chatHistory: z
      .array(chatTurn)
      .max(CHAT_LIMITS.historyTurns, { error: HISTORY_TOO_LONG, abort: true })
      .refine((turns) => charactersOf(turns) <= CHAT_LIMITS.historyCharacters, HISTORY_TOO_LONG)
      .default([]),
    lead: chatLead.optional(),
  }),
  response: z.object({ success: z.literal(true), response: z.string().min(1) }),
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('done'), success: z.literal(true), response: z.string().min(1) }),
  ]),
});

export type ChatTurn = z.infer<typeof chatTurn>;
export type ChatLead = z.infer<typeof chatLead>;
export type ChatRequest = z.infer<typeof chat.request>;
export type ChatReply = z.infer<typeof chat.response>;
export type ChatEvent = z.infer<typeof chat.event>;

import { z } from 'zod';
import { EMAIL_INVALID, NAME_TOO_SHORT, PHONE_INVALID } from './contact-form.ts';
import { defineContract } from './contract.ts';

/** What a lead may hold; the whole request ends at 32 kB. */
const LEAD_LIMITS = {
  nameCharacters: 200,
  emailCharacters: 254,
  phoneCharacters: 40,
  messageCharacters: 32_768,
} as const;

const MESSAGE_MISSING = 'Please write a message.';
const TOO_LONG = 'This is too long.';

/** A value that becomes a line of an e-mail or a cell of a table stays one line. */
const asOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** A lead of the chat (spec §3, §7). Send it with an `Idempotency-Key`, the same one at every try. */
export const chatContact = defineContract({
  method: 'POST',
  path: '/api/chat-contact',
  request: z.strictObject({
    name: z
      .string({ error: NAME_TOO_SHORT })
      .overwrite(asOneLine)
      .min(2, { error: NAME_TOO_SHORT })
      .max(LEAD_LIMITS.nameCharacters, { error: TOO_LONG }),
    email: z
      .string({ error: EMAIL_INVALID })
      .trim()
      .max(LEAD_LIMITS.emailCharacters, { error: EMAIL_INVALID, abort: true })
      .check(z.email({ error: EMAIL_INVALID })),
    phone: z
      .string({ error: PHONE_INVALID })
      .overwrite(asOneLine)
      .min(10, { error: PHONE_INVALID })
      .max(LEAD_LIMITS.phoneCharacters, { error: PHONE_INVALID }),
    /** The conversation: lines that start with `User: ` or `Assistant: `. */
    message: z
      .string({ error: MESSAGE_MISSING })
      .trim()
      .min(1, { error: MESSAGE_MISSING })
      .max(LEAD_LIMITS.messageCharacters, { error: TOO_LONG }),
    service: z.literal('chat-inquiry'),
    smsOptIn: z.boolean().default(false),
    marketingOptIn: z.boolean().default(false),
    /** The SMS consent text beside the checkbox; the current one where a caller leaves it out. */
    consentTextVersion: z.string().max(40).optional(),
    /** Bait: a field no person sees. A lead that fills it is kept, and marked as a possible bot's. */
    website: z.string().max(500).optional(),
    /** Milliseconds since the chat was opened: three details in a blink are a bot's. */
    elapsedMs: z.number().nonnegative().optional(),
  }),
  response: z.object({ success: z.literal(true), id: z.number().int() }),
});

export type ChatContactRequest = z.infer<typeof chatContact.request>;
export type ChatContactReply = z.infer<typeof chatContact.response>;

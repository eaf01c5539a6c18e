import { z } from 'zod';
import { apiPaths } from '../api/paths.ts';
import { asOneLine } from '../as-one-line.ts';
import { askedKeys, maskOf } from '../entities/fields.ts';
import { leadFields } from '../entities/lead.ts';
import { insertContactSubmissionSchema } from '../schema.ts';
import { EMAIL_INVALID, NAME_TOO_SHORT, PHONE_INVALID } from './contact-form.ts';
import { defineContract } from './contract.ts';

/** A key that can be guessed would let anybody change a lead. */
const CORRECTS_MIN_CHARACTERS = 16;

const MESSAGE_MISSING = 'Please write a message.';
const TOO_LONG = 'This is too long.';

const { name, email, phone, message } = leadFields;

/**
 * A lead of the chat (spec §3, §7). Send it with an `Idempotency-Key`, the same one at every try. Its
 * fields are those of the description that visitors are asked for; here stands what they have beyond
 * that: messages, and what a form wants more of than the table.
 */
export const chatContact = defineContract({
  method: 'POST',
  path: apiPaths.chatContact,
  request: insertContactSubmissionSchema
    .pick(maskOf(askedKeys(leadFields)))
    .extend({
      name: z
        .string({ error: NAME_TOO_SHORT })
        .overwrite(asOneLine)
        .min(2, { error: NAME_TOO_SHORT })
        .max(name.max, { error: TOO_LONG }),
      email: z
        .string({ error: EMAIL_INVALID })
        .trim()
        .max(email.max, { error: EMAIL_INVALID, abort: true })
        .check(z.email({ error: EMAIL_INVALID })),
      phone: z
        .string({ error: PHONE_INVALID })
        .overwrite(asOneLine)
        .min(10, { error: PHONE_INVALID })
        .max(phone.max, { error: PHONE_INVALID }),
      /** The conversation: lines that start with `User: ` or `Assistant: `. */
      message: z
        .string({ error: MESSAGE_MISSING })
        .trim()
        .min(1, { error: MESSAGE_MISSING })
        .max(message.max, { error: TOO_LONG }),
      service: z.literal('chat-inquiry'),
      /**
       * Makes it a correction: the Idempotency-Key under which the lead was sent. Nobody else knows
       * that key. A lead that is no longer known is stored as a new one.
       */
      corrects: z.string().min(CORRECTS_MIN_CHARACTERS).max(200).optional(),
      /** The SMS consent text beside the checkbox; the current one where a caller leaves it out. */
      consentTextVersion: z.string().max(40).optional(),
      /** Honeypot: a field no person sees. A lead that fills it is stored, and marked as a possible bot's. */
      website: z.string().max(500).optional(),
      /** Milliseconds since the chat was opened: three details in a blink are a bot's. */
      elapsedMs: z.number().nonnegative().optional(),
    })
    .strict(),
  response: z.object({ success: z.literal(true), id: z.number().int() }),
});

export type ChatContactRequest = z.infer<typeof chatContact.request>;
export type ChatContactReply = z.infer<typeof chatContact.response>;

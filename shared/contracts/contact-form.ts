import { z } from 'zod';
import { chatTexts } from '../content/chat-texts.ts';

/** As the card of the chat says it; the server gives the same messages. */
export const {
  name: NAME_TOO_SHORT,
  email: EMAIL_INVALID,
  phone: PHONE_INVALID,
} = chatTexts.lead.problems;
export const MESSAGE_TOO_SHORT = 'Message must be at least 10 characters.';

/** What a person would still type by hand; longer texts are refused rather than stored. */
const LINE_MAX_CHARACTERS = 200;
const MESSAGE_MAX_CHARACTERS = 5000;
const tooLong = (maxCharacters: number) => ({
  error: `Please use at most ${maxCharacters} characters.`,
});

/** A field that may stay empty: an untouched input of a form gives an empty text. */
const optionalLine = z
  .string()
  .trim()
  .max(LINE_MAX_CHARACTERS, tooLong(LINE_MAX_CHARACTERS))
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/**
 * The contact form as the specification defines it (spec §5). No screen shows it: /contact offers
 * phone and e-mail only. It stands here so that whoever adds that form finds its rules and messages
 * decided, and the columns of the table contact_submissions have a schema that fills them.
 */
export const contactForm = z.strictObject({
  name: z
    .string({ error: NAME_TOO_SHORT })
    .trim()
    .min(2, { error: NAME_TOO_SHORT })
    .max(LINE_MAX_CHARACTERS, tooLong(LINE_MAX_CHARACTERS)),
  organization: optionalLine,
  email: z
    .string({ error: EMAIL_INVALID })
    .trim()
    .pipe(z.email({ error: EMAIL_INVALID })),
  phone: optionalLine.refine((text) => text === undefined || text.length >= 10, PHONE_INVALID),
  service: optionalLine,
  message: z
    .string({ error: MESSAGE_TOO_SHORT })
    .trim()
    .min(10, { error: MESSAGE_TOO_SHORT })
    .max(MESSAGE_MAX_CHARACTERS, tooLong(MESSAGE_MAX_CHARACTERS)),
  smsOptIn: z.boolean().default(false),
  marketingOptIn: z.boolean().default(false),
});

/** What the fields of the form hold. */
export type ContactFormInput = z.input<typeof contactForm>;
/** What is left after parsing: trimmed, empty fields absent, both choices decided. */
export type ContactForm = z.output<typeof contactForm>;

import { z } from 'zod';
import { apiPaths } from '../api/paths.ts';
import { defineContract } from './contract.ts';

/** A form field may come as a list, when it is repeated; none of ours may. */
const field = z.string().max(40);

/**
 * The provider's webhook for incoming text messages: a signed form, answered with TwiML. It sends
 * many more fields than these, and new ones without notice.
 */
export const smsInbound = defineContract({
  method: 'POST',
  path: apiPaths.smsInbound,
  request: z.object({
    MessageSid: z.string().regex(/^[A-Za-z0-9]{1,64}$/),
    /** E.164 for people; senders of other kinds are short codes and names. */
    From: field,
    /** NUL, which no column can hold, means nothing in a message. */
    Body: z
      .string()
      .max(32_768)
      .default('')
      .transform((text) => text.replaceAll('\0', '')),
    /** There when the provider has answered the keyword itself: STOP, START or HELP. */
    OptOutType: field.optional(),
  }),
  response: z.string(),
});

export type SmsInbound = z.infer<typeof smsInbound.request>;

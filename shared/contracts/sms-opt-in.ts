import { z } from 'zod';
import { apiPaths } from '../api/paths.ts';
import { smsForm } from '../content/sms/form.ts';
import { typedNumberProblem } from '../phone/text-number.ts';
import { defineContract } from './contract.ts';

export const {
  phoneTooShort: PHONE_TOO_SHORT,
  phoneInvalid: PHONE_INVALID,
  consentRequired: CONSENT_REQUIRED,
} = smsForm.validation;

/** A typed number is at most this long; longer ones are refused rather than stored. */
const PHONE_MAX_CHARACTERS = 40;

function hasTenDigits(text: string): boolean {
  return text.replace(/\D/g, '').length >= 10;
}

/**
 * The phone number as typed. Spec §5: first its length, then its characters; then whether it is one that
 * we text. One message at a time.
 */
const typedPhoneNumber = z
  .string({ error: ({ input }) => (input === undefined ? PHONE_TOO_SHORT : PHONE_INVALID) })
  .trim()
  .min(10, { error: PHONE_TOO_SHORT, abort: true })
  .max(PHONE_MAX_CHARACTERS, { error: PHONE_INVALID, abort: true })
  .regex(/^[\d\s()+-]*$/, { error: PHONE_INVALID, abort: true })
  .refine(hasTenDigits, { error: PHONE_TOO_SHORT, abort: true })
  .superRefine((typed, context) => {
    const problem = typedNumberProblem(typed);
    if (problem !== undefined) context.addIssue(problem);
  });

/** What the form holds; the browser and the server parse it with this same schema. */
export const smsOptInForm = z.strictObject({
  phoneNumber: typedPhoneNumber,
  consent: z.literal(true, { error: CONSENT_REQUIRED }),
});

export const smsOptIn = defineContract({
  method: 'POST',
  path: apiPaths.smsOptIn,
  request: smsOptInForm.extend({
    /** The consent text the visitor saw; the current one where a caller leaves it out. */
    consentTextVersion: z.string().max(40).optional(),
  }),
  response: z.object({ success: z.literal(true), message: z.string() }),
});

export type SmsOptInForm = z.input<typeof smsOptInForm>;
export type SmsOptInRequest = z.infer<typeof smsOptIn.request>;
export type SmsOptInReply = z.infer<typeof smsOptIn.response>;

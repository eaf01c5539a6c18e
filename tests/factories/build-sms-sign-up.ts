import type { SmsSignUp } from '#server/features/sms/sms-opt-in-service.ts';

/** A sign-up on the web, as the form sends it. */
export function buildSmsSignUp({
  phoneNumber = '(405) 555-0163',
  ...overrides
}: Partial<SmsSignUp> & { phoneNumber?: string } = {}): SmsSignUp {
  return {
    request: { phoneNumber, consent: true },
    source: 'web',
    idempotencyKey: undefined,
    ...overrides,
  };
}

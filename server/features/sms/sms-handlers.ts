import type { Handler } from '#server/http/endpoint.ts';
import type { smsOptIn } from '#shared/contracts/sms-opt-in.ts';
import type { SmsOptInService } from './sms-opt-in-service.ts';

export const createSmsOptIn =
  (sms: SmsOptInService): Handler<typeof smsOptIn> =>
  ({ data, idempotencyKey }) =>
    sms.signUp({ request: data, source: 'web', idempotencyKey });

import type { SmsInbound } from '#shared/contracts/sms-inbound.ts';
import { randomUUID } from 'node:crypto';

/** An incoming text message, as the provider's webhook sends it. */
export function buildSmsInbound(overrides: Partial<SmsInbound> = {}): SmsInbound {
  return {
    MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
    From: '+14055550163',
    Body: 'STOP',
    ...overrides,
  };
}

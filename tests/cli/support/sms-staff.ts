import { createSmsInboundService } from '#server/features/sms/inbound/inbound-service.ts';
import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import type { OpenedDatabase } from '#tests/setup/databases.ts';
import { runCommand } from './run-command.ts';

export const NOW = new Date('2026-03-10T18:00:00Z');
/** The number of buildSmsSignUp and buildSmsInbound. */
export const PHONE = '+14055550163';

/** `staff sms` at one moment, and a person who signs up and texts. */
export function smsStaff(opened: OpenedDatabase) {
  const staff = (...args: string[]) =>
    runCommand(['sms', ...args], { database: opened(), now: () => NOW });
  const json = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await staff(...args, '--json')).out);
  const signUp = () =>
    createSmsOptInService(opened(), () => NOW).signUp({
      ...buildSmsSignUp(),
      circumstances: { page: '/sms-opt-in', userAgent: 'Agent/1 <b>', address: '203.0.113.0' },
    });
  const text = (Body: string) =>
    createSmsInboundService({
      database: opened(),
      clock: () => NOW,
      providerAnswers: false,
    }).receive(buildSmsInbound({ Body }));
  return { staff, json, signUp, text };
}

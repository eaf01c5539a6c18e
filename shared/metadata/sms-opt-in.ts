import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const smsOptInMetadata = {
  page: 'sms-opt-in',
  title: `SMS Consent & Disclosure | ${company.alertsProgram}`,
  description: `Sign up for ${company.alertsProgram} by text message. What we send, how often, how to stop, and how your consent is recorded. Reply STOP to cancel at any time.`,
  keywords: 'SMS consent, SMS opt-in, IT alerts, text message disclosure, STOP HELP keywords',
} as const satisfies PageMetadata<'sms-opt-in'>;

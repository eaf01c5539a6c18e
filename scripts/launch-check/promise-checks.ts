import {
  SMS_SEGMENT,
  smsReplies,
  smsSampleMessages,
  smsWelcome,
} from '#shared/content/sms-consent.ts';
import type { Check } from './check.ts';
import { countOf } from './samples.ts';

const SAMPLE_CLAIMS = {
  radiusMiles: 500,
  maxUsers: 1000,
  yearsExperience: 15,
  combinedYears: 40,
  satisfaction: 99,
  retention: 95,
  resolutionSpeed: 8.5,
  uptime: 99.9,
} as const;
const SAMPLE_POLICY_DAYS = ['2025-04-23', '2025-08-30'];
const IN_IDENTITY = 'shared/identity/identity.ts (npm run identity)';

/** What is promised to the public, and to those who agreed to something: words, figures and days. */
export const promiseChecks: readonly Check[] = [
  {
    id: 'claims',
    what: 'Figures the site claims (years, percent, miles)',
    where: `${IN_IDENTITY}: claims`,
    remaining: ({ company: { claims } }) => {
      const isUntouched = Object.entries(SAMPLE_CLAIMS).every(
        ([name, value]) => claims[name as keyof typeof SAMPLE_CLAIMS] === value,
      );
      return isUntouched ? 'all of them are the sample’s' : null;
    },
  },
  {
    id: 'policies',
    what: 'Days on which policies and terms were last changed',
    where: `${IN_IDENTITY}: legal (have a lawyer read shared/content/legal first)`,
    remaining: ({ company: { legal } }) =>
      SAMPLE_POLICY_DAYS.includes(legal.termsUpdated) ||
      SAMPLE_POLICY_DAYS.includes(legal.privacyUpdated)
        ? `last updated ${legal.privacyUpdated} and ${legal.termsUpdated}, as in the sample`
        : null,
  },
  {
    id: 'consent-text',
    what: 'Version of the text that people agree to',
    where: `${IN_IDENTITY}: legal.consentVersion (other words need another one)`,
    remaining: ({ company: { legal } }) =>
      legal.consentVersion === '2025-08-30.1' ? 'version 2025-08-30.1, of the sample' : null,
  },
  {
    id: 'message-length',
    what: `Text messages of more than ${SMS_SEGMENT} characters, which cost double`,
    where: `${IN_IDENTITY}: a shorter names.alertsProgram`,
    remaining: ({ messages }) =>
      countOf(
        messages.filter((text) => text.length > SMS_SEGMENT).length,
        messages.length,
        'are too long',
      ),
  },
];

/** Every text message that the site sends or shows. */
export const allMessages: readonly string[] = [
  ...Object.values(smsReplies),
  smsWelcome,
  ...smsSampleMessages,
];

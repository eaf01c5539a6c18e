import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const smsOptIn = definePage({
  path: '/sms-opt-in',
  label: 'SMS Consent & Disclosure',
  menuLabel: 'SMS Consent',
  menus: { legal: 4 },
  section: company.alertsProgram,
  title: `SMS Consent & Disclosure | ${company.alertsProgram}`,
  description: `Sign up for ${company.alertsProgram} by text message. What we send, how often, how to stop, and how your consent is recorded. Reply STOP to cancel at any time.`,
  keywords: 'SMS consent, SMS opt-in, IT alerts, text message disclosure, STOP HELP keywords',
  oldPaths: [
    '/sms',
    '/sms-optin',
    '/sms-consent',
    '/sms-terms',
    '/sms-policy',
    '/sms-signup',
    '/text-alerts',
  ],
  texts: ['content/sms'],
});

/**
 * The words a person agrees to, as versioned data.
 *
 * A stored consent names a version and the SHA-256 of `consentText(version)`, so what someone agreed
 * to can be shown years later. Therefore:
 * - To change the wording (or a name in company.ts that it uses), add a new version and make it
 *   current. First replace the names in the old version by the words they stood for.
 * - Never change or remove a version that has been shown. sms-consent.test.ts pins each one's hash.
 *
 * Plain ASCII throughout: a curly quote would change the hash when someone retypes the text.
 */
import { company } from './company.ts';
import { plainText } from './plain-text.ts';
import type { RichText } from './types.ts';

const versions = {
  '2025-08-30.1': [
    `I agree to receive recurring text messages from ${company.name} (program: ${company.alertsProgram}) at the mobile number I entered, including messages sent by automated means, about service notifications, security advisories, appointment and maintenance coordination, and account and billing messages. Message frequency varies. Message and data rates may apply. Reply STOP to cancel or HELP for help. Consent is not a condition of purchase. I am 18 or older and this is my number, or I may consent for it. My number and consent are not shared with or sold to third parties for marketing. How we handle them is in the `,
    { text: 'Privacy Policy', href: '/privacy-policy' },
    ' and the ',
    { text: 'Terms of Service', href: '/terms-of-service' },
    '.',
  ],
} as const satisfies Record<string, RichText>;

export type ConsentVersion = keyof typeof versions;

/** Every version ever shown, oldest first. */
export const CONSENT_VERSIONS = Object.keys(versions) as ConsentVersion[];

/** The one shown today. */
export const CONSENT_VERSION: ConsentVersion = '2025-08-30.1';

export const isConsentVersion = (version: string): version is ConsentVersion =>
  Object.hasOwn(versions, version);

/** The text with its links, as the checkbox label shows it. */
export const consentSegments = (version: ConsentVersion): RichText => versions[version];

/** The exact plain text whose hash is stored with a consent. */
export const consentText = (version: ConsentVersion): string => plainText(versions[version]);

export { smsForm } from './sms/form.ts';
export {
  addedStopWords,
  smsKeywords,
  smsReplies,
  smsSampleMessages,
  smsWelcome,
} from './sms/messages.ts';
export { smsPage } from './sms/page.ts';
export { smsTopics } from './sms/topics.ts';

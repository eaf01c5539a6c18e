/**
 * The words a person agrees to. A stored consent names a version and the SHA-256 of the words, and the
 * database keeps the words themselves (server/features/sms/consent/consent-texts.ts). Other words need
 * another version, also when only a name in them changes: `npm run identity` sets one,
 * whoever edits the wording sets `legal.consentVersion` in identity.ts. sms-consent.test.ts reminds.
 *
 * Plain ASCII throughout: a curly quote would change the hash when someone retypes the text.
 */
import { company } from './company.ts';
import { smsTerms } from './sms/terms.ts';
import { plainText } from './plain-text.ts';
import type { RichText } from './types.ts';

const versions: Readonly<Record<string, RichText>> = {
  [company.legal.consentVersion]: [
    `I agree to receive recurring text messages from ${company.name} (program: ${company.alertsProgram}) at the mobile number I entered, including messages sent by automated means, about service notifications, security advisories, appointment and maintenance coordination, and account and billing messages. ${smsTerms.frequency}. ${smsTerms.rates} ${smsTerms.stopHelp} ${smsTerms.choice}. I am 18 or older and this is my number, or I may consent for it. My number and consent are not shared with or sold to third parties for marketing. How we handle them is in the `,
    { text: 'Privacy Policy', href: '/privacy-policy' },
    ' and the ',
    { text: 'Terms of Service', href: '/terms-of-service' },
    '.',
  ],
};

export type ConsentVersion = string;

/** @throws Error for a version that is not in the list */
function textOf(version: ConsentVersion): RichText {
  const text = versions[version];
  if (!text) throw new Error('There is no such consent text.');
  return text;
}

/** Every version ever shown, oldest first. */
export const CONSENT_VERSIONS = Object.keys(versions);

/** The one shown today. */
export const CONSENT_VERSION: ConsentVersion = company.legal.consentVersion;

export const isConsentVersion = (version: string): boolean => Object.hasOwn(versions, version);

/** The text with its links, as the checkbox label shows it. */
export const consentSegments = (version: ConsentVersion): RichText => textOf(version);

/** The exact plain text whose hash is stored with a consent. */
export const consentText = (version: ConsentVersion): string => plainText(textOf(version));

export { smsForm } from './sms/form.ts';
export {
  addedStopWords,
  SMS_SEGMENT,
  smsConfirm,
  smsKeywords,
  smsReplies,
  smsSampleMessages,
  smsWelcome,
} from './sms/messages.ts';
export { smsPage } from './sms/page.ts';
export { smsTopics } from './sms/topics.ts';

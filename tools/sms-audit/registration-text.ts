import { company } from '#shared/content/company.ts';
import {
  CONSENT_VERSION,
  consentText,
  smsKeywords,
  smsReplies,
  smsSampleMessages,
  smsTopics,
  smsConfirm,
  smsWelcome,
} from '#shared/content/sms-consent.ts';

/** The answers to the questions of a toll-free verification or a 10DLC campaign, ready to paste. */
export function registrationText(publicUrl: string): string {
  const page = `${publicUrl}/sms-opt-in`;
  const answers: [string, string][] = [
    ['Legal entity', company.name],
    ['Website', publicUrl],
    ['Address', company.address.oneLine],
    ['Contact', `${company.phone.display}, ${company.emails.support.address}`],
    ['Program', company.alertsProgram],
    ['Sending number', company.sms.e164],
    ['Use case', 'Account notifications (mixed, low volume); no marketing'],
    [
      'Description',
      `${company.name} sends text messages to staff of its client organizations who asked for them. Topics: ${smsTopics.map(({ name }) => name.toLowerCase()).join('; ')}.`,
    ],
    [
      'How people opt in',
      `On ${page}: they enter a mobile number, tick a box that is unticked at first, and press a button. The same box, unticked, stands in the contact card of the site's chat. Also by texting ${smsKeywords.start[0]} to ${company.sms.display}, or on a signed paper form.`,
    ],
    ['Proof of opt-in', `${page} (public); each consent is logged with time, source and text`],
    ['Text beside the box', consentText(CONSENT_VERSION)],
    ['Opt-in confirmation', smsWelcome],
    ['Opt-in confirmation with SMS_CONFIRM=1', smsConfirm],
    ['Opt-in words and reply', `${smsKeywords.start.join(', ')}: ${smsReplies.start}`],
    ['Opt-out words and reply', `${smsKeywords.stop.join(', ')}: ${smsReplies.stop}`],
    ['Help words and reply', `${smsKeywords.help.join(', ')}: ${smsReplies.help}`],
    ...smsSampleMessages.map((text, index): [string, string] => [`Sample ${index + 1}`, text]),
    ['Privacy policy', `${publicUrl}/privacy-policy`],
    ['Terms', `${publicUrl}/terms-of-service`],
    ['Links, phone numbers, age-restricted content, lending', 'no, yes, no, no'],
  ];
  return answers.map(([question, answer]) => `${question}\n  ${answer}`).join('\n');
}

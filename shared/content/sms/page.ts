import { definitions, list, paragraph } from '../blocks.ts';
import { company } from '../company.ts';
import { postalAddress } from '../legal/contact-section.ts';
import type { DocumentSection, RichText } from '../types.ts';
import {
  addedStopWords,
  smsKeywords,
  smsReplies,
  smsSampleMessages,
  smsWelcome,
} from './messages.ts';
import { smsTerms } from './terms.ts';
import { smsTopics } from './topics.ts';

const { name, alertsProgram, phone, sms, emails, web } = company;
/** `A and B`; `A, B, and C`. Not Intl.ListFormat: its first use holds a phone up for 100 ms. */
function words(all: readonly string[]): string {
  const comma = all.length > 2 ? ',' : '';
  return `${all.slice(0, -1).join(', ')}${comma} and ${all.at(-1) ?? ''}`;
}
const topicNames = words(smsTopics.map((topic) => topic.name.toLowerCase()));
const { frequency, rates, stopHelp, choice } = smsTerms;
const privacyLink = { text: 'Privacy Policy', href: '/privacy-policy' };
const termsLink = { text: 'Terms of Service', href: '/terms-of-service' };
const phoneLink = { text: phone.display, href: phone.href };
const supportLink = { text: emails.support.address, href: emails.support.href };

const beforeForm: readonly DocumentSection[] = [
  {
    id: 'program-name',
    heading: 'Program name',
    blocks: [
      paragraph({ text: alertsProgram, strong: true }, `, a text message program of ${name}.`),
    ],
  },
  {
    id: 'program-description',
    heading: 'Program description',
    blocks: [
      paragraph(
        `${name} looks after the IT of healthcare organizations. With ${alertsProgram} we send text messages to people at those organizations who have asked for them. The messages are about:`,
      ),
      list(
        ...smsTopics.map((topic): RichText => [
          { text: topic.name, strong: true },
          `: ${topic.description}`,
        ]),
      ),
      paragraph('We send no marketing by text message. Messages look like these:'),
      list(...smsSampleMessages.map((message) => [message])),
    ],
  },
  {
    id: 'consent',
    heading: 'Consent statement',
    blocks: [
      paragraph(
        `By opting in you agree to receive recurring text messages from ${name} under the program ${alertsProgram}. ${rates} ${frequency} with what happens to your systems and your account. ${stopHelp} ${choice}: you can be our client without a single text message. You must be 18 or older to opt in.`,
      ),
    ],
  },
  {
    id: 'agreement',
    heading: 'Opt-in agreement',
    boxed: true,
    blocks: [
      paragraph(
        `When you check the box below and press “Sign Up for SMS Alerts”, you give ${name} your express written consent to send text messages from ${sms.display} to the number you entered, including messages sent by automated means, about ${topicNames}. ${frequency}. ${rates} ${stopHelp} ${choice}. The box is unchecked until you check it, and nothing else on this site checks it for you. See our `,
        privacyLink,
        ' and ',
        termsLink,
        '.',
      ),
    ],
  },
];

const afterForm: readonly DocumentSection[] = [
  {
    id: 'opt-in-by-text',
    heading: 'Opt in by text message',
    blocks: [
      paragraph(
        'You can also opt in without the form: text ',
        { text: 'START', strong: true },
        ' to ',
        { text: sms.display, href: `sms:${sms.e164}` },
        ', our sending number. The consent statement on this page applies in the same way. You receive a reply that confirms it.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'Who sends these messages',
    blocks: [
      definitions(
        { term: 'Company', text: [name] },
        { term: 'Postal address', text: [postalAddress] },
        { term: 'Toll-free phone', text: [phoneLink] },
        { term: 'Support e-mail', text: [supportLink] },
        { term: 'Website', text: [{ text: web.label, href: web.url }] },
      ),
    ],
  },
  {
    id: 'keywords',
    heading: 'Keyword responses',
    blocks: [
      paragraph(
        `Text one of these words to ${sms.display}, in capitals or not. Each is answered with one message.`,
      ),
      definitions(
        {
          term: `To stop: ${words([...smsKeywords.stop, ...addedStopWords])}`,
          text: [`You are removed at once. The reply: “${smsReplies.stop}”`],
        },
        {
          term: `For help: ${words(smsKeywords.help)}`,
          text: [`Your subscription does not change. The reply: “${smsReplies.help}”`],
        },
        {
          term: `To come back: ${words(smsKeywords.start)}`,
          text: [
            `You are subscribed again. After STOP, only this or a signed paper form subscribes your number again; the form on this page does not. The reply: “${smsReplies.start}”`,
          ],
        },
      ),
      paragraph(
        'You can stop in any other reasonable way too: call ',
        phoneLink,
        ' or write to ',
        supportLink,
        '. We act on it as soon as we can and within ten business days at the latest, as the FCC requires (47 CFR 64.1200(a)(10)).',
      ),
    ],
  },
  {
    id: 'welcome',
    heading: 'Welcome message',
    blocks: [paragraph(`After you sign up, the first message is: “${smsWelcome}”`)],
  },
  {
    id: 'data',
    heading: 'Data handling and recordkeeping',
    blocks: [
      paragraph(
        'Your mobile number and your consent are used to send these messages and to prove that you asked for them. They are not shared with or sold to third parties or affiliates for marketing. Only the companies that carry the messages for us, such as the messaging provider and your phone company, receive what they need to deliver them.',
      ),
      paragraph('For each opt-in and opt-out we keep an audit trail:'),
      list(
        ['Name, where you gave it, and mobile number, as you typed it and in international form.'],
        ['Timestamp of the consent and its source: web, paper or keyword.'],
        [
          'For a consent on this site, the page, the name of your browser, and the network address it came from, cut short so that it does not single you out.',
        ],
        [
          'Version of the consent language that you were shown, with a fingerprint of its exact words.',
        ],
        ['Later changes: when you stopped, came back or asked for help, and how.'],
      ),
      paragraph(
        'We keep this record while you are subscribed and for at least four years after your last message, because a claim about consent can be brought that long. Do not send patient information by text message. More is in the ',
        privacyLink,
        '.',
      ),
    ],
  },
  {
    id: 'summary',
    heading: 'Program summary',
    blocks: [
      definitions(
        { term: 'Program', text: [alertsProgram] },
        { term: 'Sender', text: [`${name}, from ${sms.display}`] },
        { term: 'Messages', text: [`About ${topicNames}. No marketing.`] },
        { term: 'Frequency', text: ['Varies.'] },
        {
          term: 'Cost',
          text: ['We charge nothing. Message and data rates of your carrier may apply.'],
        },
        {
          term: 'Opt in',
          text: [`Form on this page, paper form, or text START to ${sms.display}.`],
        },
        { term: 'Opt out', text: ['Reply STOP at any time.'] },
        { term: 'Help', text: ['Reply HELP, or call ', phoneLink, '.'] },
        { term: 'Who may join', text: ['People aged 18 or older, for a number that is theirs.'] },
        { term: 'Condition of purchase', text: ['None. Consent is always your choice.'] },
        { term: 'Policies', text: [privacyLink, ' and ', termsLink] },
      ),
    ],
  },
  {
    id: 'carriers',
    heading: 'Carrier liability',
    blocks: [
      paragraph(
        'Carriers are not liable for delayed or undelivered messages. A text message can be late or lost, so do not rely on it for an emergency or for patient care. When it is urgent, call us at ',
        phoneLink,
        '.',
      ),
    ],
  },
];

/** /sms-opt-in in the order of spec §2; the form stands between the two lists. */
export const smsPage = {
  title: 'SMS Consent & Disclosure',
  backLabel: 'Back to Home',
  intro: `What ${alertsProgram} sends, how to join, how to stop, and what we keep.`,
  beforeForm,
  afterForm,
} as const;

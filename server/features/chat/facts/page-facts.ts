import { commonAnswers } from '#shared/content/assistant/common-questions.ts';
import { company } from '#shared/content/company.ts';
import { faq } from '#shared/content/faq.ts';
import { smsKeywords, smsTopics } from '#shared/content/sms-consent.ts';
import { legalSections } from '../passages/legal-sections.ts';
import { type Fact, factPage } from './fact.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const sms = factPage('sms-opt-in');
const contact = factPage('contact');

const faqFacts = faq.map(({ question, answer }): Fact => ({
  topic: question,
  text: answer,
  page: contact,
}));

const commonFacts = Object.entries(commonAnswers).map(([id, { answer }]): Fact => ({
  topic: id,
  text: answer,
  page: contact,
}));

const smsFacts: readonly Fact[] = [
  {
    topic: 'sign up for text message alerts',
    text: `To get text messages from ${company.alertsProgram}, use the form on our sign-up page or text START to ${company.sms.display}. You must be 18 or older, and consent is not a condition of purchase.`,
    page: sms,
  },
  {
    topic: 'stop text messages',
    text: `Reply STOP to any of our text messages and they end at once; ${list.format(smsKeywords.stop.slice(1))} work too. To come back, text START or UNSTOP. HELP brings our phone number and e-mail address.`,
    page: sms,
  },
  {
    topic: 'what text messages are about',
    text: `${company.alertsProgram} sends ${list.format(smsTopics.map(({ name }) => name.toLowerCase()))}. We send no marketing by text message. We charge nothing for text messages, but message and data rates may apply at your carrier. How often they come varies.`,
    page: sms,
  },
];

const legalFacts = legalSections.map(({ heading, texts, page }): Fact => ({
  topic: heading,
  text: `${heading}: ${texts.join(' ')}`,
  page,
}));

/** The FAQ, what is often asked besides, text messages and legal pages. */
export const pageFacts: readonly Fact[] = [...faqFacts, ...commonFacts, ...smsFacts, ...legalFacts];

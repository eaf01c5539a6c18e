import { company } from '#shared/content/company.ts';
import { faq } from '#shared/content/faq.ts';
import { legalDocuments } from '#shared/content/legal.ts';
import { plainText } from '#shared/content/plain-text.ts';
import { smsKeywords } from '#shared/content/sms-consent.ts';
import { smsTopics } from '#shared/content/sms-consent.ts';
import type { Block } from '#shared/content/types.ts';
import { matchPage, type PageId, siteMap } from '#shared/site-map.ts';
import { type Fact, factPage, type FactPage } from './fact.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const sms = factPage('sms-opt-in');

/** Where an answer of the FAQ is told at more length, by words of its question. */
const FAQ_PAGES: readonly (readonly [RegExp, FactPage])[] = [
  [/hacked|HIPAA/i, factPage('service', { id: 'security-services' }, 'Security Services')],
  [/EHR/, factPage('service', { id: 'emr-integration' }, 'EMR/EHR Integration')],
  [/IT person/i, factPage('service', { id: 'managed-services' }, 'Managed IT Services')],
  [/network/i, factPage('service', { id: 'network-services' }, 'Network Infrastructure')],
  [/switch/i, factPage('services')],
  [/work for/i, factPage('about')],
];

const FAQ_ALIASES: readonly (readonly [RegExp, string])[] = [
  [
    /HIPAA/,
    'hipaa compliant compliance certified certification baa business associate agreement sign contract',
  ],
  [/EHR/, 'athena epic cerner nextgen eclinicalworks compatible software vendor'],
  [
    /IT person/,
    'in-house it guy staff department co-managed comanaged internal already have admin',
  ],
  [/hacked/, 'hack breach ransomware'],
  [
    /work for/,
    'doctor office dental dentist hospital nursing home long-term care hospice behavioral chiropractor veterinary small practice fit clients serve type customers',
  ],
  [/large/, 'size users small big'],
  [/switch/, 'onboarding transition change provider how long'],
];

function lookUp<T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1];
}

const faqFacts = faq.map(({ question, answer }): Fact => ({
  id: `faq/${question}`,
  topic: question,
  text: answer,
  page: lookUp(FAQ_PAGES, question) ?? factPage('contact'),
  aliases: lookUp(FAQ_ALIASES, question) ?? '',
}));

const smsFacts: readonly Fact[] = [
  {
    id: 'sms/start',
    topic: 'sign up for text message alerts',
    text: `To get text messages from ${company.alertsProgram}, use the form on our sign-up page or text START to ${company.sms.display}. You must be 18 or older, and consent is not a condition of purchase.`,
    page: sms,
    aliases: 'sms texting opt in subscribe alert notification join enroll age old minor year',
  },
  {
    id: 'sms/stop',
    topic: 'stop text messages',
    text: `Reply STOP to any of our text messages and they end at once; ${list.format(smsKeywords.stop.slice(1))} work too. To come back, text START.`,
    page: sms,
    aliases: 'sms unsubscribe opt out cancel texting remove me',
  },
  {
    id: 'sms/topics',
    topic: 'what text messages are about',
    text: `${company.alertsProgram} sends ${list.format(smsTopics.map(({ name }) => name.toLowerCase()))}. We send no marketing by text message.`,
    page: sms,
    aliases: 'sms kind texts send marketing promotional spam content',
  },
  {
    id: 'sms/cost',
    topic: 'cost of text messages',
    text: 'We charge nothing for text messages; but message and data rates may apply at your carrier. How often they come varies.',
    page: sms,
    aliases: 'sms texts price money free rates data frequency often',
  },
];

const wordsOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [plainText(block.text)];
    case 'list':
      return block.items.map(plainText);
    case 'definitions':
      return block.items.map(({ term, text }) => `${term}: ${plainText(text)}`);
    case 'table':
      return [];
  }
};

const LEGAL_ALIASES: Readonly<Record<string, string>> = {
  '/privacy-policy': 'privacy notice',
  '/terms-of-service': 'terms conditions tos legal rules agreement',
  '/cookie-policy': 'cookies tracking analytics storage',
};

const legalFacts = Object.entries(legalDocuments).flatMap(([path, document]): Fact[] => {
  const page = { path, label: siteMap[matchPage(path).id satisfies PageId].label };
  return [
    {
      id: `legal${path}`,
      topic: document.title,
      text: `Our ${document.title} was last updated on ${document.lastUpdatedLabel}. ${plainText(document.intro)}`,
      page,
      aliases: LEGAL_ALIASES[path] ?? '',
    },
    // The last section is how to reach us, which the company facts say.
    ...document.sections.slice(0, -1).map(({ id, heading, blocks }): Fact => ({
      id: `legal${path}/${id}`,
      topic: `${document.title}: ${heading}`,
      text: blocks.flatMap(wordsOf).join(' '),
      page,
      aliases: '',
    })),
  ];
});

const blogFact: Fact = {
  id: 'blog',
  topic: 'blog',
  text: 'Our blog has checklists and guides for people who run clinics: security, HIPAA, networks and daily work.',
  page: factPage('blog'),
  aliases: 'articles posts read guides tips news resources',
};

/** The FAQ, text messages, legal pages and the blog as a whole. */
export const pageFacts: readonly Fact[] = [...faqFacts, ...smsFacts, ...legalFacts, blogFact];

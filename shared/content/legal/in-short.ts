/**
 * What the sections of the long documents say, in a sentence of plain words. They stand beside the text and
 * are no part of it: whoever changes a section reads its sentence again.
 */
export const inShort = {
  label: 'In short',
  /** Once, before the first section. */
  note: (title: string) =>
    `The notes marked “In short” are summaries to help you read. They are not part of the ${title}; only the full text counts.`,
  privacy: {
    'please-no-patient-information':
      'Leave patients out of everything you write to us. If something slips through, tell us and it goes.',
    'what-we-collect':
      'Only what you hand us, plus what every web server sees. Analytics run only if you say yes.',
    'how-we-use-it': 'To answer you and to run the site. We sell nothing about you.',
    'chat-assistant': 'A machine answers the chat. It need not know who you are.',
    'text-messages':
      'You get texts only if you asked for them, and your number is not passed on for marketing.',
    'who-receives-it': 'The companies that do work for us, for that work only, and the law.',
    'how-long':
      'Chat leads two years, proof of text consent four years or more, the chat in your browser until you close the tab.',
    'your-choices': 'Text STOP, say no to analytics, or ask us for your data. All of it is free.',
    security: 'Encrypted on the way, and open to few people. If it goes wrong, we tell you.',
    children: 'This site is for adults who run clinics.',
    changes: 'The date at the top tells you whether something is new.',
  },
  terms: {
    'using-this-site': 'Read it, print it, link to it. Do not break it.',
    'information-not-advice':
      'Good to know, but not advice. Prices count when they are in a written offer. In an emergency call 911.',
    sms: 'You choose whether we text you, and STOP ends it at once.',
    'other-sites': 'When you leave our site, the rules of the other site apply.',
    content: 'The site is ours. Checklists are yours to copy inside your organization.',
    liability:
      'The site is free and comes as it is. What we owe clients is set out in their contracts.',
    law: 'The law and the courts of our home state.',
    changes: 'Terms can change. A\u00a0STOP stays a\u00a0STOP.',
  },
  cookies: {
    needed: 'The site remembers what you are doing, for you, in your browser.',
    analytics: 'Nothing measures you until you accept.',
    choices: 'One click says yes or no, and you can change your mind at any time.',
    more: 'The rest is in the Privacy Policy.',
  },
  sms: {
    'program-description': 'Short texts about your service, your systems and your account. No ads.',
    consent: 'Joining is optional, and you can leave whenever you like.',
    'opt-in-by-text': 'Texting START works as well as the form.',
    keywords: 'STOP ends the texts, HELP brings help, START brings them back.',
    data: 'We keep proof that you asked for the texts. We do not pass your number on for marketing.',
    carriers: 'A text can be late or lost. When it is urgent, call.',
  },
} as const satisfies Record<string, unknown>;

/** Sentences by the id of their section. */
export type Summaries = Readonly<Partial<Record<string, string>>>;

import { longDate } from '../../long-date.ts';
import { company } from '../company.ts';
import { smsTopics } from '../sms/topics.ts';
import type { LegalDocument } from '../types.ts';
import { list, paragraph } from '../blocks.ts';
import { contactSection } from './contact-section.ts';

const { name, alertsProgram, phone, sms, address, emails } = company;
const privacyLink = { text: 'Privacy Policy', href: '/privacy-policy' };
const smsLink = { text: 'SMS Consent & Disclosure', href: '/sms-opt-in' };

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  lastUpdated: company.legal.termsUpdated,
  lastUpdatedLabel: longDate(company.legal.termsUpdated),
  intro: [
    `These terms apply to the use of this website and to the text messages of ${alertsProgram}. The services that ${name} provides to clients are governed by written agreements with each client; where such an agreement differs from this page, the agreement applies.`,
  ],
  sections: [
    {
      id: 'using-this-site',
      heading: 'Using this site',
      blocks: [
        paragraph(
          'You may read, print and link to these pages. You may not try to break into the site, disturb its operation, send automated messages through its forms or chat, or use it for anything unlawful. The site is not for children under 13.',
        ),
      ],
    },
    {
      id: 'information-not-advice',
      heading: 'Information, not advice',
      blocks: [
        paragraph(
          'Pages, blog posts and chat answers are general information. They are not legal, medical or compliance advice for your organization. Chat answers are automated and can be wrong; a price or a promise is binding only in a written offer. In a medical emergency, call 911.',
        ),
      ],
    },
    {
      id: 'sms',
      heading: 'Text message terms',
      blocks: [
        paragraph(
          `${alertsProgram} is a text message program of ${name}. By opting in, you agree to receive recurring text messages from ${sms.display}. The messages are about:`,
        ),
        list(...smsTopics.map((topic) => [topic.name + ': ' + topic.description])),
        paragraph({ text: 'We send no marketing by SMS.', strong: true }),
        list(
          [
            { text: 'Opt in: ', strong: true },
            `text START to ${sms.display}, use the form on the page `,
            smsLink,
            ', or sign a paper form. You must be 18 or older.',
          ],
          [
            { text: 'Opt out: ', strong: true },
            'reply STOP at any time. You receive one message that confirms it, and no more after that. Reply START to come back.',
          ],
          [
            { text: 'Help: ', strong: true },
            'reply HELP, call ',
            { text: phone.display, href: phone.href },
            ' or write to ',
            { text: emails.support.address, href: emails.support.href },
            '.',
          ],
          [
            { text: 'Cost and frequency: ', strong: true },
            'message and data rates may apply. Message frequency varies.',
          ],
          [
            { text: 'Your choice: ', strong: true },
            'consent is not a condition of purchase of any goods or services.',
          ],
          [
            { text: 'Delivery: ', strong: true },
            'carriers are not liable for delayed or undelivered messages. Do not rely on text messages for emergencies or patient care.',
          ],
          [
            { text: 'Privacy: ', strong: true },
            'your number and your consent are not shared with or sold to third parties for marketing. See the ',
            privacyLink,
            '.',
          ],
        ),
        paragraph(
          'Tell us when you give up or change your number, so that messages do not reach the next person who has it.',
        ),
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      blocks: [
        paragraph(
          'Some links lead to other companies’ sites, such as clinical records systems. Their operators are responsible for them, and their terms apply there.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Copyright and trademarks',
      blocks: [
        paragraph(
          `The text, pictures, logo and design of this site belong to ${name} or are used with permission. Checklists in the blog may be copied for use inside your own organization.`,
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Warranty and liability',
      blocks: [
        paragraph(
          `We keep this site correct and available as well as we can, but provide it “as is”, without warranty of any kind. To the extent that the law allows, ${name} is not liable for indirect or consequential damage that results from use of the site, and its total liability for the free use of this site is limited to 100 US dollars. Nothing here limits liability that cannot be limited by law, or what we owe clients under a written agreement.`,
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      blocks: [
        paragraph(
          `The law of the State of ${address.regionName} applies, without its rules on conflicts of law. Courts in ${address.regionName} decide disputes, unless the law gives you the right to go elsewhere. If a part of these terms is not valid, the rest remains in force.`,
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        paragraph(
          'We may change these terms; the date at the top shows when. A change never turns a text message opt-out into an opt-in, and a consent stays tied to the wording that you saw.',
        ),
      ],
    },
    contactSection,
  ],
};

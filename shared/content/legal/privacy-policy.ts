import { longDate } from '../../long-date.ts';
import { company } from '../company.ts';
import { smsTerms } from '../sms/terms.ts';
import type { LegalDocument } from '../types.ts';
import { list, paragraph } from '../blocks.ts';
import { contactSection } from './contact-section.ts';

const { name, alertsProgram, emails, phone, sms } = company;
const smsLink = { text: 'SMS Consent & Disclosure', href: '/sms-opt-in' };
const cookieLink = { text: 'Cookie Policy', href: '/cookie-policy' };
const mail = { text: emails.general.address, href: emails.general.href };

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lastUpdated: company.legal.privacyUpdated,
  lastUpdatedLabel: longDate(company.legal.privacyUpdated),
  intro: [
    `This policy says what ${name} learns about visitors of this website, why, who receives it, how long we keep it, and what you can ask us to do. It covers this website and the text messages of ${alertsProgram}. Patient information that we handle for a clinic is covered by the business associate agreement with that clinic, not by this page.`,
  ],
  sections: [
    {
      id: 'please-no-patient-information',
      heading: 'Please send no patient information',
      blocks: [
        paragraph(
          'This website is for people who run clinics. Do not enter names, diagnoses or other details of patients in the chat, in a form, by e-mail or by text message. If it happens, tell us and we will delete it.',
        ),
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        paragraph(
          'You can read every page without telling us who you are. We store what you give us:',
        ),
        list(
          [
            { text: 'Text message sign-up: ', strong: true },
            'your mobile number as you typed it and in international form, that you consented, where the consent came from (web, paper or keyword), which version of the consent text you saw, and the time. Later opt-outs and opt-ins are added to this record.',
          ],
          [
            { text: 'Chat: ', strong: true },
            'if you give your name, e-mail address and phone number, we store them with the conversation and your choices about text messages and marketing, so that someone can answer you. Without them, the conversation is not stored on our server. If the assistant cannot answer a question, we keep its wording for 90 days, without personal details that we recognize and without anything that says who asked, so that we can write the answer.',
          ],
          [
            { text: 'Calls, e-mail and replies: ', strong: true },
            'what you tell us, as in any office.',
          ],
          [
            { text: 'Technical data: ', strong: true },
            'like every website, ours receives your IP address and browser type with each request. We use the address to deliver the page and to limit abuse. Our logs hold the time, the page and the result, not your name, phone number, e-mail address or what you typed. If your browser refuses to load something on a page because it should not be there, it tells us what that was.',
          ],
          [
            { text: 'Speed of pages: ', strong: true },
            'how fast pages load and react, added to daily totals by kind of page. Nothing says whose visit it was, and nothing is kept in your browser for it.',
          ],
          [
            { text: 'Analytics: ', strong: true },
            'only if you accept them, and described in the ',
            cookieLink,
            '.',
          ],
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use it',
      blocks: [
        list(
          ['To answer you, prepare a quote and provide support.'],
          [
            `To send the text messages of ${alertsProgram} to people who opted in, and to prove that they did.`,
          ],
          [
            'To send marketing by e-mail, only if you asked for it in the chat. Every such e-mail says how to stop.',
          ],
          ['To keep the site working and safe, and to see which pages are useful.'],
          ['To keep records that the law asks for.'],
        ),
        paragraph(
          'We do not sell personal information. We make no decisions about you by automated means.',
        ),
      ],
    },
    {
      id: 'chat-assistant',
      heading: 'The chat assistant',
      blocks: [
        paragraph(
          'Answers in the chat are automated. Your question may be sent to a language model provider to write the answer. Before that, our server removes e-mail addresses, phone numbers and other personal details that it recognizes. It cannot recognize everything, so please leave such details out unless you want us to contact you.',
        ),
      ],
    },
    {
      id: 'text-messages',
      heading: 'Text messages (SMS)',
      blocks: [
        paragraph(
          `You receive text messages only if you opted in, and you must be 18 or older to do so. ${smsTerms.frequency}. ${smsTerms.rates} ${smsTerms.stopHelp} ${smsTerms.choice}. Our sending number is `,
          sms.display,
          '. All details are in the ',
          smsLink,
          '.',
        ),
        paragraph({
          text: 'Mobile numbers, text message opt-in data and consent are not shared with or sold to third parties or affiliates for marketing or promotional purposes. No other part of this policy changes that.',
          strong: true,
        }),
        paragraph(
          'Only the providers that deliver the messages for us, such as the messaging platform and the phone companies, receive what they need for delivery.',
        ),
      ],
    },
    {
      id: 'who-receives-it',
      heading: 'Who receives it',
      blocks: [
        paragraph('We share personal information only with:'),
        list(
          [
            'Companies that run parts of this site for us: hosting, e-mail, text messages and, where used, our customer list. They may use it only for that work.',
          ],
          ['The language model provider, for chat questions, as described above.'],
          [
            'Google and Meta, for analytics and advertising measurement, only if you accepted that: from your browser and, without your IP address, from our server. We remove name, e-mail address, phone number, organization and message before anything is sent.',
          ],
          [
            'Authorities and courts, where the law requires it, and a buyer of the company, who would be bound by this policy. Text message opt-in data is not handed to third parties for their marketing in any of these cases.',
          ],
        ),
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        list(
          [
            'Contact details and conversations from the chat: up to 24 months after our last contact, unless you become a client.',
          ],
          [
            'Text message consent records: while you are subscribed and at least four years after the last message, because a claim about consent can be brought that long.',
          ],
          [
            'Page speed figures, which identify no one: 400 days. Other analytics are not stored on our server.',
          ],
          ['Conversations in your browser: until you close the tab or clear them.'],
        ),
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices and rights',
      blocks: [
        list(
          ['Text messages: reply STOP at any time.'],
          [
            'Analytics: decline, or change your mind with “Your privacy choices” in the footer when analytics are in use. A Global Privacy Control signal from your browser counts as no.',
          ],
          [
            'Your data: ask us for a copy, a correction or deletion. We ask for enough to be sure that it is you, and answer within 45 days. Asking costs nothing and is never held against you.',
          ],
        ),
        paragraph(
          'When we delete a person’s data, we keep the proof that a consent or an opt-out existed, and nothing more. Write to ',
          mail,
          ' or call ',
          { text: phone.display, href: phone.href },
          '.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        paragraph(
          'The connection to this site is encrypted. Stored data can be reached only by people who need it for their work. No system is perfectly safe; if a breach concerns you, we tell you as the law requires.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        paragraph(
          'This site is not for children under 13, and we do not knowingly collect information from them. If you believe that a child gave us information, tell us and we will delete it. Text messages are for people aged 18 or older.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        paragraph(
          'When we change this policy, the date at the top changes. If a change affects data that we already hold, we tell the people concerned where we can reach them.',
        ),
      ],
    },
    contactSection,
  ],
};

import { longDate } from '../../long-date.ts';
import { company } from '../company.ts';
import type { LegalDocument } from '../types.ts';
import { list, paragraph } from '../blocks.ts';
import { contactSection } from './contact-section.ts';
import { ownStorage, type StorageEntry, thirdPartyStorage } from './storage.ts';

const head = ['Name', 'Kind', 'Set by', 'What it is for', 'How long it stays'];
const row = (entry: StorageEntry) => [
  entry.name,
  entry.kind,
  entry.setBy,
  entry.purpose,
  entry.duration,
];

export const cookiePolicy: LegalDocument = {
  title: 'Cookie Policy',
  lastUpdated: company.legal.cookiesUpdated,
  lastUpdatedLabel: longDate(company.legal.cookiesUpdated),
  intro: [
    `This page lists every cookie and every storage key that the website of ${company.name} can place in your browser, by name. The site itself sets no cookies; it uses your browser’s storage, which is not sent to us with each request.`,
  ],
  sections: [
    {
      id: 'needed',
      heading: 'Needed for the site to work',
      blocks: [
        paragraph(
          'These hold what you asked for, such as a conversation. None of them follows you elsewhere, and each is set only when it is used.',
        ),
        { kind: 'table', caption: 'Storage used by this site', head, rows: ownStorage.map(row) },
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics and advertising measurement',
      blocks: [
        paragraph(
          'When these services are in use, a notice asks you first. Until you accept, nothing is loaded from them and none of these is set. They are never used on the portal page and on the page for text message consent.',
        ),
        {
          kind: 'table',
          caption: 'Cookies and storage set only after you accept',
          head,
          rows: thirdPartyStorage.map(row),
        },
        paragraph(
          'Google Analytics counts visits with shortened IP addresses. The Meta pixel measures whether our ads lead to visits. A tag manager may load these services; it sets no cookie of its own. Our server sends the same events with the identifiers of these cookies, so that visits are counted once. We remove name, e-mail address, phone number, organization and message from what is sent.',
        ),
      ],
    },
    {
      id: 'choices',
      heading: 'Your choices',
      blocks: [
        list(
          ['Accept or decline in the notice; both take one press.'],
          [
            'Change your mind with “Your privacy choices” in the footer. Withdrawing removes what is listed above.',
          ],
          [
            'Switch on Global Privacy Control in your browser. It counts as no, and no notice is shown.',
          ],
          ['Delete cookies and site data in your browser’s settings. The site works without them.'],
        ),
      ],
    },
    {
      id: 'more',
      heading: 'More about your data',
      blocks: [
        paragraph(
          'What else we learn about visitors, and for how long we keep it, is in the ',
          { text: 'Privacy Policy', href: '/privacy-policy' },
          '.',
        ),
      ],
    },
    contactSection,
  ],
};

import { company } from '../company.ts';
import type { DocumentSection, RichText } from '../types.ts';

const { name, phone, emails, address } = company;

/** How to reach us, at the end of every legal page. */
export const contactSection: DocumentSection = {
  id: 'contact',
  heading: 'Contact',
  blocks: [
    {
      kind: 'definitions',
      items: [
        { term: 'Company', text: [name] },
        { term: 'Postal address', text: [address.oneLine] },
        { term: 'Phone', text: [{ text: phone.display, href: phone.href }] },
        { term: 'E-mail', text: [{ text: emails.general.address, href: emails.general.href }] },
      ],
    },
  ],
};

/** A paragraph block, to keep the documents readable in source. */
export const paragraph = (...text: RichText) => ({ kind: 'paragraph', text }) as const;
export const list = (...items: readonly RichText[]) => ({ kind: 'list', items }) as const;

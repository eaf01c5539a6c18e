import { company } from '../company.ts';
import { definitions } from '../blocks.ts';
import type { DocumentSection } from '../types.ts';

const { name, phone, emails, address } = company;

/** Breaks between its lines only. */
export const postalAddress = address.lines.map((line) => line.replaceAll(' ', '\u00a0')).join(', ');

/** How to reach us, at the end of every legal page. */
export const contactSection: DocumentSection = {
  id: 'contact',
  heading: 'Contact',
  blocks: [
    definitions(
      { term: 'Company', text: [name] },
      { term: 'Postal address', text: [postalAddress] },
      { term: 'Phone', text: [{ text: phone.display, href: phone.href }] },
      { term: 'E-mail', text: [{ text: emails.general.address, href: emails.general.href }] },
    ),
  ],
};

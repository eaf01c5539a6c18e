import { contact } from '#shared/content/contact.ts';
import type { ContactPoint } from 'schema-dts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { localBusiness } from '../../lib/json-ld/business.ts';

export const jsonLd = (source: JsonLdSource) => [
  {
    ...webPage('ContactPage', source),
    mainEntity: {
      ...localBusiness(source.publicUrl, source.listing),
      contactPoint: contactPoints(),
    },
  },
];

/** The ways to reach us, as the panels of the page offer them. */
function contactPoints(): ContactPoint[] {
  return contact.panels.map(({ title, phone, email }) => ({
    '@type': 'ContactPoint',
    contactType: title,
    telephone: phone.e164,
    email: email.address,
  }));
}

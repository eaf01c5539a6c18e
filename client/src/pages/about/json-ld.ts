import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { organization } from '../../lib/json-ld/business.ts';

export const jsonLd = (source: JsonLdSource) => [
  { ...webPage('AboutPage', source), mainEntity: organization(source.publicUrl) },
];

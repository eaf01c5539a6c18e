import { inShort } from '#shared/content/legal/in-short.ts';
import { privacyPolicy as document } from '#shared/content/legal/privacy-policy.ts';
import { privacyPolicy as page } from '#shared/pages/privacy-policy.ts';
import { LegalPage } from '../../components/document/legal-page.tsx';
import { datedPage } from '../../lib/json-ld/web-page.ts';
import { pageHead } from '../../lib/page/page-head.ts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';

export const head = () => pageHead(page);
export const jsonLd = (source: JsonLdSource) => [datedPage(source, document.lastUpdated)];

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageMeta head={head()} />
      <LegalPage document={document} summaries={inShort.privacy} />
    </>
  );
}

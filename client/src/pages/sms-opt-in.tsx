// Before the first schema is made: zod asks then whether it may use eval.
import '../lib/zod-without-eval.ts';
import { siteMap } from '#shared/site-map.ts';
import { PageMeta } from '../components/seo/page-meta.tsx';
import { SmsDocument } from '../features/sms-opt-in/sms-document.tsx';
import { QueryProvider } from '../lib/query-provider.tsx';

const entry = siteMap['sms-opt-in'];
const breadcrumbs = [siteMap.home, entry].map(({ label, path }) => ({ name: label, url: path }));

export default function SmsOptInPage() {
  return (
    <QueryProvider>
      <PageMeta {...entry} canonicalPath={entry.path} breadcrumbs={breadcrumbs} />
      <SmsDocument />
    </QueryProvider>
  );
}

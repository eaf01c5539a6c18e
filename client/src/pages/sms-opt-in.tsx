// Before the first schema is made: zod asks then whether it may use eval.
import '../lib/zod-without-eval.ts';
import { smsOptInMetadata } from '#shared/metadata/sms-opt-in.ts';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';
import { SmsDocument } from '../features/sms-opt-in/sms-document.tsx';
import { QueryProvider } from '../lib/query-provider.tsx';

export default function SmsOptInPage() {
  return (
    <QueryProvider>
      <SitePageMeta metadata={smsOptInMetadata} />
      <SmsDocument />
    </QueryProvider>
  );
}

import { smsOptIn as page } from '#shared/pages/sms-opt-in.ts';
import { SmsDocument } from '../../features/sms-opt-in/sms-document.tsx';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';

export const head = () => pageHead(page);

export default function SmsOptInPage() {
  return (
    <>
      <PageMeta head={head()} />
      <QueryProvider>
        <SmsDocument />
      </QueryProvider>
    </>
  );
}

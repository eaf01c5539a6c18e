import { cookiePolicy } from '#shared/content/legal/cookie-policy.ts';
import { LegalPage } from './legal-page.tsx';

export default function CookiePolicyPage() {
  return <LegalPage page="cookie-policy" document={cookiePolicy} />;
}

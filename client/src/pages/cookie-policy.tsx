import { cookiePolicy } from '#shared/content/legal/cookie-policy.ts';
import { cookiePolicyMetadata } from '#shared/metadata/cookie-policy.ts';
import { LegalPage } from '../components/pages/legal/legal-page.tsx';

export default function CookiePolicyPage() {
  return <LegalPage metadata={cookiePolicyMetadata} document={cookiePolicy} />;
}

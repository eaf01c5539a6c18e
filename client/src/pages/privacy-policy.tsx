import { privacyPolicy } from '#shared/content/legal/privacy-policy.ts';
import { privacyPolicyMetadata } from '#shared/metadata/privacy-policy.ts';
import { LegalPage } from '../components/pages/legal/legal-page.tsx';

export default function PrivacyPolicyPage() {
  return <LegalPage metadata={privacyPolicyMetadata} document={privacyPolicy} />;
}

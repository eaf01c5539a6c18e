import { termsOfService } from '#shared/content/legal/terms-of-service.ts';
import { termsOfServiceMetadata } from '#shared/metadata/terms-of-service.ts';
import { LegalPage } from '../components/pages/legal/legal-page.tsx';

export default function TermsOfServicePage() {
  return <LegalPage metadata={termsOfServiceMetadata} document={termsOfService} />;
}

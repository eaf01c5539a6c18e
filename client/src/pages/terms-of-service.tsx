import { termsOfService } from '#shared/content/legal/terms-of-service.ts';
import { LegalPage } from '../components/pages/legal/legal-page.tsx';

export default function TermsOfServicePage() {
  return <LegalPage page="terms-of-service" document={termsOfService} />;
}

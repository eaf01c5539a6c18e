import { cookiePolicy } from './legal/cookie-policy.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfService } from './legal/terms-of-service.ts';
import type { LegalDocument } from './types.ts';

/** The three legal pages by page path (spec §2). */
export const legalDocuments = {
  '/privacy-policy': privacyPolicy,
  '/terms-of-service': termsOfService,
  '/cookie-policy': cookiePolicy,
} as const satisfies Record<string, LegalDocument>;

import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const privacyPolicyMetadata = {
  page: 'privacy-policy',
  title: `Privacy Policy of ${company.name}`,
  description:
    'What this website and our text messages learn about you, why, who receives it, how long it is kept, and what you can ask us to do with it.',
  keywords: 'privacy policy, personal data, SMS opt-in data, healthcare IT',
} as const satisfies PageMetadata<'privacy-policy'>;

import { companyFacts } from './company-facts.ts';
import type { Fact } from './fact.ts';
import { pageFacts } from './page-facts.ts';
import { serviceFacts } from './service-facts.ts';

/**
 * Everything the pages say, in an order that never changes while the server runs: a model's service
 * can keep a prompt that begins the same every time.
 */
export const siteFacts: readonly Fact[] = [
  ...Object.values(companyFacts),
  ...serviceFacts,
  ...pageFacts,
];

import { services } from '#shared/services/index.ts';
import { companyFacts } from './company-facts.ts';
import { asList, type Fact, factPage } from './fact.ts';
import { pageFacts } from './page-facts.ts';

/** Every service with its features and benefits, from the same data as its page. */
const serviceFacts: readonly Fact[] = services.flatMap((service) => {
  const page = factPage('service', { id: service.id }, service.title);
  return [
    {
      topic: service.title,
      text: `${service.title}: ${service.shortDescription} ${service.fullDescription.join(' ')}`,
      page,
    },
    {
      topic: service.title,
      text: `Part of ${service.title}:${asList(service.features.map(({ title, description }) => `${title}: ${description}`))}${asList(service.benefits)}`,
      page,
    },
  ];
});

/**
 * Everything the pages say, in an order that never changes while the server runs: a model's service
 * can keep a prompt that begins the same every time.
 */
export const siteFacts: readonly Fact[] = [...companyFacts, ...serviceFacts, ...pageFacts];

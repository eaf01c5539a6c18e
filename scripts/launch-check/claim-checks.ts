import type { Check } from './check.ts';
import { countOf } from './samples.ts';

/** The rating of the sample identity; the owner's own comes from reviews that exist. */
const SAMPLE_RATING = { value: 4.9, count: 127 };

/** What others are said to have said. Search engines and the law want the real thing behind each. */
export const claimChecks: readonly Check[] = [
  {
    id: 'rating',
    what: 'Rating shown to search engines',
    where: 'shared/identity/identity.ts: rating (null until the reviews exist)',
    remaining: ({ company: { rating } }) =>
      rating?.value === SAMPLE_RATING.value && rating.count === SAMPLE_RATING.count
        ? `${rating.value} over ${rating.count} reviews`
        : null,
  },
  {
    id: 'quotes',
    what: 'Client quotes',
    where: 'shared/content/testimonials.ts (a quote of your own has no `sample: true`)',
    remaining: ({ quotes }) =>
      countOf(quotes.filter(({ sample }) => sample).length, quotes.length, 'are samples'),
  },
  {
    id: 'case-studies',
    what: 'Case study summaries',
    where: 'shared/content/testimonials-page.ts (one of your own has no `sample: true`)',
    remaining: ({ caseStudies }) =>
      countOf(caseStudies.filter(({ sample }) => sample).length, caseStudies.length, 'are samples'),
  },
  {
    id: 'assistant-answers',
    what: 'Answers of the assistant that no page holds (contract, billing, response times, jobs …)',
    where: 'shared/content/assistant/common-questions.ts (a confirmed one has no `sample: true`)',
    remaining: ({ commonAnswers }) =>
      countOf(
        commonAnswers.filter(({ sample }) => sample).length,
        commonAnswers.length,
        'are to be confirmed',
      ),
  },
];

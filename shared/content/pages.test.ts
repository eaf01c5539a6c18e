import { isSample } from '#tests/identity/is-sample.ts';
import { expect, test } from 'vitest';
import { home } from './home.ts';
import { howTo } from './how-to.ts';
import { legalDocuments } from './legal.ts';
import { homeTestimonials, pageTestimonials } from './testimonials.ts';

test('the home page has its exact buttons, a short headline and four facts', () => {
  expect(home.hero.headline.length).toBeLessThanOrEqual(60);
  expect(home.hero.servicesButton).toBe('Explore Services');
  expect(home.hero.contactButton).toBe('Get in Touch');
  expect(home.facts).toHaveLength(4);
  expect(home.about.highlights).toHaveLength(4);
  expect(home.caseStudy.title).toBe('Network Transformation');
});

test('four quotes stand on the home page and three on the testimonials page', () => {
  expect(homeTestimonials).toHaveLength(4);
  expect(pageTestimonials).toHaveLength(3);
});

test('the how-to has seven steps, a cost of 500 to 5000 USD and a time of one week', () => {
  expect(howTo.steps.map((step) => step.position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(howTo.estimatedCost).toEqual({ currency: 'USD', min: 500, max: 5000 });
  expect(howTo.totalTime).toBe('P1W');
});

test.skipIf(!isSample)('the legal pages carry the specified dates', () => {
  const dates = Object.values(legalDocuments).map((page) => [page.title, page.lastUpdatedLabel]);
  expect(dates).toEqual([
    ['Privacy Policy', 'April 23, 2025'],
    ['Terms of Service', 'August 30, 2025'],
    ['Cookie Policy', 'April 23, 2025'],
  ]);
});

test('no legal page has two sections of one address', () => {
  for (const page of Object.values(legalDocuments)) {
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

import { expect, test } from 'vitest';
import { metadataOfServices } from './metadata-of-services.ts';
import { pageMetadata } from './page-metadata.ts';

const all = [...Object.entries(pageMetadata), ...Object.entries(metadataOfServices)];

test.each(all)('%s has a title and a description as long as search results show', (_, words) => {
  expect([words.title, words.title.length >= 30 && words.title.length <= 60]).toEqual([
    words.title,
    true,
  ]);
  expect(words.description.length).toBeGreaterThanOrEqual(70);
  expect(words.description.length).toBeLessThanOrEqual(160);
});

test.each(all)('%s has keywords, separated by commas', (_, { keywords }) => {
  expect(keywords.split(', ').filter(Boolean).length).toBeGreaterThan(0);
  expect(keywords).not.toMatch(/,\S|,\s*$/);
});

test('no two pages share a title or a description', () => {
  for (const field of ['title', 'description'] as const) {
    const values = all.map(([, words]) => words[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('every page of the table shows words of its own', () => {
  for (const [id, { page }] of Object.entries(pageMetadata)) expect(page).toBe(id);
});

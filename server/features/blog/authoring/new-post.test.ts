import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLUG } from '../slug.ts';
import { newPostText, slugOf } from './new-post.ts';
import { parsePostFile } from './post-file.ts';

test.each([
  ['Phishing at the front desk', 'phishing-at-the-front-desk'],
  ['"EHR" & you: what’s next?', 'ehr-and-you-whats-next'],
  ['Crème brûlée für 24/7', 'creme-brulee-fuer-24-7'],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title is cut at a word', () => {
  const slug = slugOf('word '.repeat(60));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/word$/);
});

test('a draft keeps its title, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
      const title = `T${text.replaceAll('\0', '')}t`;
      expect(parsePostFile('x.md', newPostText(title, 'x')).post?.title).toBe(title);
    }),
  );
});

test('whatever is made a slug is one, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugOf(title);
      expect(slug === '' || SLUG.test(slug)).toBe(true);
    }),
  );
});

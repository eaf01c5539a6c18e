import { expect, test } from 'vitest';
import { DETAIL_MARK } from './detail-owner.ts';
import { isReadOut } from './read-out.ts';

const masked = (text: string) => text.replaceAll('#', DETAIL_MARK.repeat(12));

test.each([
  'Contact page says: Support Desk, #, #. Is that number open on weekends?',
  'I saw Ed Roe, #, on your flyer. Who is he?',
  'In the directory you are listed as Ed Roe, #. Right?',
  "It's the night watch, #. Is that what you have on file?",
])('details are read out: %s', (text) => {
  expect(isReadOut(masked(text))).toBe(true);
});

test.each([
  "Your website says you cover Tulsa? I'm Ed Roe, #, #",
  'I saw your ad on Facebook and want a quote: Ed Roe, #',
  'Found you on Google. Call me? Ed Roe, #',
  'Is somebody there on Sundays? Ed Roe, #, #',
])('the visitor’s own details are given: %s', (text) => {
  expect(isReadOut(masked(text))).toBe(false);
});

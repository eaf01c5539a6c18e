import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

const room = { width: 536, height: 320, lineHeight: 1.12 };
const sizeOf = (title: string) => fitTitle(title, room).fontSize;

test('few words stand larger than many', () => {
  const sizes = [
    'Security',
    'Network care for clinics in our county',
    'Network care for clinics '.repeat(4),
  ].map(sizeOf);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(new Set(sizes).size).toBe(3);
});

test('a long word makes the title smaller rather than being broken', () => {
  expect(fitTitle('Telepharmacology', room)).toMatchObject({ breaksWords: false });
  expect(sizeOf('Telepharmacology')).toBeLessThan(sizeOf('Pharmacy'));
});

test('a title that does not fit ends at a word', () => {
  const { text } = fitTitle('backups you can restore '.repeat(12), room);
  expect(text).toMatch(/(?:backups|you|can|restore)…$/);
});

test('a word without end is broken and cut', () => {
  const { text, breaksWords } = fitTitle('x'.repeat(500), room);
  expect(breaksWords).toBe(true);
  expect(text).toMatch(/^x+…$/);
});

test('every title gets a size, and something of it remains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (title) => {
      const { text, fontSize } = fitTitle(title, room);
      expect(fontSize).toBeGreaterThanOrEqual(38);
      expect(text).not.toBe('');
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRightToLeft, shareTitle, withoutLooseEnds } from './share-text.ts';

test.each([
  ['“Is it plugged in?” and more', 'Is it plugged in? and more'],
  ['Backups 🎉👩‍⚕️ that work', 'Backups that work'],
  ['Łódź, Québec & Zürich', 'Łódź, Québec & Zürich'],
  ['The ﬁne ế', 'The fine e'],
  ['a\u202eb\u0000c\u200f', 'abc'],
  ['  one\n\ttwo ', 'one two'],
  ['מדריך קצר', 'מדריך קצר'],
])('the title %j is drawn as %j', (title, drawn) => {
  expect(shareTitle(title)).toBe(drawn);
});

test.each(['', '🎉🎉', '备份的三条规则', '?!', '12 правил для клиники'])(
  'too little of the title %j can be drawn',
  (title) => {
    expect(shareTitle(title)).toBeUndefined();
  },
);

test('a long title ends at a word', () => {
  const drawn =
    shareTitle('What every practice manager should know about backups '.repeat(4)) ?? '';
  expect(drawn.length).toBeLessThanOrEqual(130);
  expect(drawn).toMatch(/[a-z]…$/);
});

test('whatever a title holds, what is drawn is short and has no control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const drawn = shareTitle(title) ?? '';
      expect(Array.from(drawn).length).toBeLessThanOrEqual(130);
      expect(drawn).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u);
    }),
  );
});

test('no line of a title ends with an article, nor within a range of numbers', () => {
  expect(withoutLooseEnds('Case Study: A Clinic and the vitamin A story')).toBe(
    'Case Study: A\u{A0}Clinic and the\u{A0}vitamin A\u{A0}story',
  );
  expect(withoutLooseEnds('Data, a')).toBe('Data, a');
  expect(withoutLooseEnds('Clinics from 5 to 1000 Mbps')).toBe(
    'Clinics from 5\u{A0}to\u{A0}1000\u{A0}Mbps',
  );
});

test('the first letter says from which side a title is written', () => {
  expect(isRightToLeft('2026: מדריך HIPAA')).toBe(true);
  expect(isRightToLeft('HIPAA מדריך')).toBe(false);
  expect(isRightToLeft('123')).toBe(false);
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

/** What keeps to one line. */
const wholeIn = (text: string) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((piece) => piece.textContent);
};

test('numbers, addresses and words with a short beginning keep to one line', () => {
  expect(wholeIn('Call (800) 555-0199, 24/7/365, or e-mail us.')).toEqual([
    '(800) 555-0199',
    '24/7/365',
    'e-mail',
  ]);
  expect(wholeIn('Suite 200, Edmond, OK 73034')).toEqual(['Suite 200', 'OK 73034']);
  expect(wholeIn('See 45 CFR 164.316(b): opt-outs are kept.')).toEqual([
    '45 CFR 164.316',
    'opt-outs',
  ]);
});

test('what is long may break on a phone', () => {
  expect(wholeIn(`An e-${'x'.repeat(40)} in Suite ${'7'.repeat(40)}.`)).toEqual([]);
});

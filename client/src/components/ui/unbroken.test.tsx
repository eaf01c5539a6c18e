import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

/** What keeps to one line. */
const wholeIn = (text: string, isEnd = false) => {
  const { container } = render(<Unbroken text={text} isEnd={isEnd} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((piece) => piece.textContent);
};

test('numbers, addresses and words with a short beginning keep to one line', () => {
  expect(wholeIn('Call (800) 555-0199, 24/7/365, or e-mail us.')).toEqual([
    '(800) 555-0199',
    '24/7/365',
    'e-mail',
  ]);
  expect(wholeIn('Need professional healthcare IT services?')).toEqual(['IT services']);
  expect(wholeIn('Suite 200, Edmond, OK 73034')).toEqual(['Suite 200', 'OK 73034']);
  expect(wholeIn('From 5 Mbps to 1000 Mbps')).toEqual(['5 Mbps', '1000 Mbps']);
  expect(wholeIn('less than before: a five-figure saving')).toEqual(['five-figure']);
  expect(wholeIn('See 45 CFR 164.316(b)(2)(i): opt-outs are kept.')).toEqual([
    '45 CFR 164.316(b)(2)(i)',
    'opt-outs',
  ]);
  expect(wholeIn('45 CFR 164.308(a)(7)(ii)(C), 47 CFR 64.1200, and Section 2-309.')).toEqual([
    '164.308(a)(7)(ii)(C)',
    '47 CFR 64.1200',
    'Section 2-309',
  ]);
});

test('a time keeps its unit, and a hyphen keeps what little stands beside it', () => {
  expect(wholeIn('Up to 2 years, after check-in by Wi-Fi.')).toEqual([
    '2 years',
    'check-in',
    'Wi-Fi',
  ]);
  expect(wholeIn('From 10 PM, next update by 9:40 AM.')).toEqual(['10 PM', '9:40 AM']);
  expect(wholeIn('New multi-factor devices, day-to-day')).toEqual(['multi-factor']);
  expect(wholeIn('Since January 1, 2026, or May 3.')).toEqual(['January 1, 2026']);
});

test('the last line of a paragraph is no short rest', () => {
  expect(wholeIn('To an auditor who was not in the room.', true)).toEqual(['in the room.']);
  expect(wholeIn('We could go back at any moment.', true)).toEqual(['at any moment.']);
  expect(wholeIn('We store what you give us, which is:', true)).toEqual(['us, which is:']);
  expect(wholeIn('Invoices and payment confirmations.', true)).toEqual(['payment confirmations.']);
  expect(wholeIn('Our uncharacteristically characteristic words.', true)).toEqual([
    'characteristic words.',
  ]);
  expect(wholeIn('Mostly uncharacteristically so.', true)).toEqual([]);
  expect(wholeIn('A text of one line.', true)).toEqual([]);
  expect(wholeIn('Then answer the message with STOPALL, UNSUBSCRIBE.', true)).toEqual([]);
  expect(wholeIn('Varies.', true)).toEqual([]);
});

test('what to text and patient-care keep to one line, at the end of a paragraph as well', () => {
  expect(wholeIn('We provide it “as is”, without a warranty.')).toEqual(['“as is”']);
  expect(wholeIn('Reply STOP and urgent patient-care problems')).toEqual([
    'Reply STOP',
    'patient-care',
  ]);
  expect(wholeIn('Next update by 10:15 AM. Reply STOP to cancel.', true)).toEqual([
    '10:15 AM',
    'Reply STOP to cancel.',
  ]);
});

test('what is long may break on a phone', () => {
  expect(wholeIn(`An e-${'x'.repeat(40)} in Suite ${'7'.repeat(40)}.`)).toEqual([]);
});

import { smsOptInForm } from '#shared/contracts/sms-opt-in.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, formatTyped, type TypedText } from './format-phone.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A field in which somebody works; `|` in a text is the cursor. */
function field(marked = '|') {
  const caret = marked.indexOf('|');
  let state: TypedText = { text: marked.replace('|', ''), caret };
  const change = (from: number, to: number, inserted: string) => {
    const text = state.text.slice(0, from) + inserted + state.text.slice(to);
    state = formatTyped(state.text, { text, caret: from + inserted.length });
  };
  const self = {
    type(text: string) {
      for (const character of text) self.paste(character);
      return self;
    },
    paste(text: string) {
      change(state.caret, state.caret, text);
      return self;
    },
    backspace(times = 1) {
      for (let count = 0; count < times; count += 1) {
        if (state.caret > 0) change(state.caret - 1, state.caret, '');
      }
      return self;
    },
    del() {
      change(state.caret, state.caret + 1, '');
      return self;
    },
    shows: () => `${state.text.slice(0, state.caret)}|${state.text.slice(state.caret)}`,
    text: () => state.text,
  };
  return self;
}

test.each([
  ['4055550163', '(405) 555-0163|'],
  ['405-555-0163', '(405) 555-0163|'],
  ['405 555 0163', '(405) 555-0163|'],
  ['(405) 555-0163', '(405) 555-0163|'],
  ['14055550163', '1 (405) 555-0163|'],
  ['+14055550163', '+1 (405) 555-0163|'],
  ['+1 (405) 555-0163', '+1 (405) 555-0163|'],
  ['4055', '(405) 5|'],
  ['405', '405|'],
  ['405-', '405-|'],
  ['(', '(|'],
  ['+', '+|'],
])('whoever types %s sees %s', (typed, shown) => {
  expect(field().type(typed).shows()).toBe(shown);
  // Pasted or filled in at once it is the same.
  expect(field().paste(typed).shows()).toBe(shown);
});

test.each([
  ['a British number', '+44 20 7946 0018'],
  ['a Mexican number', '+525512345678'],
  ['a number dialed abroad', '011442079460018'],
  ['an area code that cannot be', '(055) 123-4567'],
  ['nine digits after +44', '+442079460'],
  ['eleven digits without the country', '40555501633'],
  ['twelve digits after 1', '1405555016334'],
  ['letters', '1-800-FLOWERS'],
  ['dots, which the form does not take', '405.555.0163'],
  ['an extension', '4055550163x12'],
  ['foreign digits', '４０５５５５０１４２'],
  ['two plus signs', '+1+4055550163'],
  ['ten thousand digits', '4'.repeat(10_000)],
  ['nothing', ''],
])('%s stays as it is', (_, text) => {
  expect(formatPhone(text)).toBe(text);
  expect(field().paste(text).text()).toBe(text);
});

test('a digit typed or deleted in the middle leaves the cursor where it was among the digits', () => {
  expect(field('(405) 5|55-0163').backspace().shows()).toBe('(405|) 550-163');
  expect(field('(405) 5|55-0163').del().shows()).toBe('(405) 5|50-163');
  expect(field('(405) 5|50-163').type('5').shows()).toBe('(405) 55|5-0163');
  expect(field('|055550163').type('4').shows()).toBe('(4|05) 555-0163');
  expect(field('|(405) 555-0163').type('1').shows()).toBe('1| (405) 555-0163');
});

test('a sign that is deleted stays deleted, and the next backspace takes the digit before it', () => {
  const phone = field('(405) 555-|0163');
  expect(phone.backspace().shows()).toBe('(405) 555|0163');
  expect(phone.backspace().shows()).toBe('(405) 55|0-163');
  const area = field('(405) |555-0163').backspace(2);
  expect(area.shows()).toBe('(405|555-0163');
  expect(area.backspace().shows()).toBe('(40|5) 550-163');
});

test('an eleventh digit takes no other away, and goes again with a backspace', () => {
  const phone = field().type('40555501633');
  expect(digitsOf(phone.text())).toBe('40555501633');
  expect(phone.backspace().shows()).toBe('(405) 555-0163|');
});

const number = fc.tuple(
  fc.constantFrom('', '1', '+1'),
  fc.stringMatching(/^[2-9]\d{0,9}$/),
  fc.nat(20),
);

test('no digit is ever lost, added or moved, whatever is typed or deleted where', () => {
  const edit = fc.tuple(
    fc.nat(20),
    fc.constantFrom('type', 'backspace', 'del'),
    fc.stringMatching(/^[\d ()+-]{1,3}$/),
  );
  fc.assert(
    fc.property(number, fc.array(edit, { maxLength: 12 }), ([prefix, digits], edits) => {
      let text = formatPhone(prefix + digits);
      for (const [place, kind, typed] of edits) {
        const at = Math.min(place, text.length);
        const left = kind === 'backspace' ? text.slice(0, Math.max(0, at - 1)) : text.slice(0, at);
        const right = kind === 'del' ? text.slice(at + 1) : text.slice(at);
        const inserted = kind === 'type' ? typed : '';
        const raw = { text: left + inserted + right, caret: left.length + inserted.length };
        const next = formatTyped(text, raw);
        expect(digitsOf(next.text)).toBe(digitsOf(raw.text));
        expect(digitsOf(next.text.slice(0, next.caret))).toBe(
          digitsOf(raw.text.slice(0, raw.caret)),
        );
        expect(formatPhone(formatPhone(next.text))).toBe(formatPhone(next.text));
        text = next.text;
      }
    }),
  );
});

test('backspace at the end empties every number, a character at a time at least', () => {
  fc.assert(
    fc.property(number, ([prefix, digits]) => {
      const phone = field().type(prefix + digits);
      expect(phone.backspace(phone.text().length).text()).toBe('');
    }),
  );
});

test('the form takes what the format makes of a number', () => {
  for (const typed of ['4055550163', '14055550163', '+14055550163', '405-555-0163']) {
    const phoneNumber = formatPhone(typed);
    expect(smsOptInForm.safeParse({ phoneNumber, consent: true }).success).toBe(true);
  }
});

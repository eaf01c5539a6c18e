import { anyUtf16 } from '#tests/factories/any-utf16.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InvalidInputError } from '#server/lib/errors.ts';
import { parseRequest } from './validate.ts';

const schema = z.strictObject({
  phone: z.string({ error: 'Phone missing.' }).min(3, 'Too short.').regex(/^\d*$/, 'Digits only.'),
  consent: z.literal(true, { error: 'Consent missing.' }),
  tags: z.array(z.strictObject({ name: z.string() })).optional(),
});

function refusalOf(raw: unknown): InvalidInputError {
  try {
    parseRequest(schema, raw);
  } catch (error) {
    if (error instanceof InvalidInputError) return error;
  }
  throw new Error('It was accepted.');
}

test('what fits is passed on as it is', () => {
  expect(parseRequest(schema, { phone: '123', consent: true })).toEqual({
    phone: '123',
    consent: true,
  });
});

test('each wrong field is named once with its first fault, and the first one is the message', () => {
  const { message, errors } = refusalOf({ phone: 'x', consent: false });
  expect(message).toBe('Too short.');
  expect(errors).toEqual([
    { field: 'phone', message: 'Too short.' },
    { field: 'consent', message: 'Consent missing.' },
  ]);
});

test('unknown fields are named after the known ones, with the way to them', () => {
  const { errors } = refusalOf({
    phone: '1',
    consent: true,
    admin: 1,
    tags: [{ name: 'a', b: 2 }],
  });
  expect(errors.map(({ field }) => field)).toEqual(['phone', 'tags.0.b', 'admin']);
});

test('thousands of wrong fields are cut to twenty with short names', () => {
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`${n}`.padEnd(200), 1]));
  const { errors } = refusalOf({ phone: '123', consent: true, ...many });
  expect(errors).toHaveLength(20);
  expect(errors[0]?.field.length).toBeLessThanOrEqual(60);
});

test('text with NUL is refused with its field, since no database could store it', () => {
  const { errors } = refusalOf({ phone: '123', consent: true, tags: [{ name: 'a\0b' }] });
  expect(errors).toEqual([{ field: 'tags.0.name', message: expect.any(String) as string }]);
});

test('halves of surrogate pairs are replaced in every field, however deep, and in the names of fields', () => {
  const anything = z.record(z.string(), z.unknown());
  const parsed = parseRequest(anything, {
    'a\ud800': 'x\udfff',
    list: ['\ud83d', { deep: '\ud83c\udfe5\ud83c' }, 1, null, true],
  });
  expect(parsed).toEqual({
    'a\ufffd': 'x\ufffd',
    list: ['\ufffd', { deep: '\ud83c\udfe5\ufffd' }, 1, null, true],
  });
});

test('a contract that cuts a pair in two is caught', () => {
  const cutting = z.object({ text: z.string().transform((text) => text.slice(0, 1)) });
  expect(() => parseRequest(cutting, { text: '\ud83c\udfe5' })).toThrow(InvalidInputError);
});

test('no field of any contract lets half of a surrogate pair through', () => {
  const anyJson = fc.jsonValue({ stringUnit: anyUtf16({ maxLength: 1 }) });
  fc.assert(
    fc.property(anyJson, anyUtf16(), (value, key) => {
      const parsed = parseRequest(z.unknown(), { [key.replaceAll('\0', '')]: withoutNul(value) });
      expect(JSON.stringify(parsed)).not.toMatch(/\\ud[89a-f]/);
    }),
  );
});

const withoutNul = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('\\u0000', ''));

test.each([null, 'text', 7, []])('%j instead of an object is refused', (raw) => {
  expect(refusalOf(raw).message).not.toBe('');
});

import { expect, test } from 'vitest';
import { toFieldErrors } from './form-fields.ts';

test('each field shows the first of its errors', () => {
  const errors = [
    { field: 'phoneNumber', message: 'First' },
    { field: 'phoneNumber', message: 'Second' },
    { field: 'consent', message: 'Third' },
  ];
  expect(toFieldErrors(errors)).toEqual({ phoneNumber: 'First', consent: 'Third' });
});

test('errors of fields that the form does not have are left out', () => {
  expect(toFieldErrors([{ field: 'toString', message: 'x' }])).toEqual({});
  expect(toFieldErrors()).toEqual({});
});

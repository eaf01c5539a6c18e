import { expect, test } from 'vitest';
import { askedKeys, type Fields, keysTo, pick } from './fields.ts';
import { leadFields } from './lead.ts';

const nowhere = { email: false, webhook: false, export: false, list: false, show: false } as const;
const fields = {
  name: {
    kind: 'line',
    label: 'Name',
    min: 1,
    max: 9,
    isAsked: true,
    to: { ...nowhere, email: true },
  },
  note: { kind: 'text', label: 'Note', min: 0, max: 9, isAsked: false, to: nowhere },
  agrees: { kind: 'box', label: 'Agrees', isAsked: true, to: { ...nowhere, email: true } },
} as const satisfies Fields;

test('a field goes only where it is sent', () => {
  expect(keysTo(fields, 'email')).toEqual(['name', 'agrees']);
  expect(keysTo(fields, 'webhook')).toEqual([]);
  const row = { name: 'Ann', note: 'private', agrees: true };
  expect(pick(row, keysTo(fields, 'email'))).toEqual({ name: 'Ann', agrees: true });
});

test('a request asks only for what visitors are asked for', () => {
  expect(askedKeys(fields)).toEqual(['name', 'agrees']);
  expect(askedKeys(leadFields)).not.toContain('suspectedBot');
});

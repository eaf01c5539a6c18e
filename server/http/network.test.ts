import { expect, test } from 'vitest';
import { networkOf, withoutPort } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.0'],
  ['203.0.113.9:5678', '203.0.113.0'],
  ['::ffff:203.0.113.9', '203.0.113.0'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1::/48'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 address keeps its last group, which is no port', () => {
  expect(withoutPort('2001:db8::1:443')).toBe('2001:db8::1:443');
});

import { expect, test } from 'vitest';
import { checkNode, satisfies } from './check-node.mjs';

const range = '^20.19.0 || ^22.13.0 || >=24';

test.each(['v20.19.0', 'v20.20.2', 'v22.13.0', 'v22.21.1', 'v24.0.0', 'v25.3.0'])(
  'Node %s is accepted',
  (version) => {
    expect(satisfies(version, range)).toBe(true);
  },
);

test.each(['v18.20.0', 'v20.18.3', 'v21.7.0', 'v22.12.0', 'v23.9.0'])(
  'Node %s is refused',
  (version) => {
    expect(satisfies(version, range)).toBe(false);
  },
);

test('for a Node that is too old the needed one is named', () => {
  expect(() => checkNode('v16.20.2')).toThrow(
    /This project runs on Node .*; this is Node v16\.20\.2/,
  );
});

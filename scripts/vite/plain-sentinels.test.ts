import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { withPlainSentinels } from './plain-sentinels.ts';

const require = createRequire(import.meta.url);
const folder = require.resolve('react-dom/client').replace(/client\.js$/, '');
const source = readFileSync(`${folder}cjs/react-dom-client.production.js`, 'utf8');

/** How many errors `code` makes while it is read, before anybody calls it. */
function errorsMadeBy(code: string): number {
  let made = 0;
  class CountedError extends Error {
    constructor(message?: string) {
      super(message);
      made += 1;
    }
  }
  const Counted = new Proxy(CountedError, {
    apply: (Target, _, [message]: [string]) => new Target(message),
  });
  Reflect.apply(compileFunction(code, ['exports', 'require', 'Error']), null, [
    {},
    require,
    Counted,
  ]);
  return made;
}

test('React is read without making a single error object', () => {
  expect(errorsMadeBy(source)).toBeGreaterThan(0);
  expect(errorsMadeBy(withPlainSentinels(source))).toBe(0);
});

import type { Plugin } from 'vite';

const FILE = /\/react-dom-client\.production\.js$/;
/** `SuspenseException = Error(…)` and its like: objects that React throws to itself and knows by identity. */
const SENTINEL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Lets React make the exceptions that it only throws to itself without a stack. Making an `Error` while
 * a debugger is attached has V8 read the whole file again for its line numbers
 * (docs/decisions/plain-sentinels.md).
 */
export function plainSentinels(): Plugin {
  return {
    name: 'plain-sentinels',
    transform(code, id) {
      return FILE.test(id) ? withPlainSentinels(code) : undefined;
    },
  };
}

/** @returns `code` with every sentinel made as an object that is an `Error` by its prototype alone */
export function withPlainSentinels(code: string): string {
  return code.replaceAll(
    SENTINEL,
    '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
  );
}

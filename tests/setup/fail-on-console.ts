import { afterEach, beforeEach } from 'vitest';

/**
 * A test that makes React, a library or our own code complain on the console fails, unless it said
 * so first with `vi.spyOn(console, 'error').mockImplementation(…)`, which takes this one's place.
 */
const watched = ['error', 'warn'] as const;
let complaints: string[] = [];

for (const level of watched) {
  const write = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    complaints.push(`console.${level}: ${values.map(String).join(' ')}`);
    write(...values);
  };
}

beforeEach(() => {
  complaints = [];
});

afterEach(() => {
  const found = complaints;
  complaints = [];
  if (found.length > 0) throw new Error(`Unexpected console output:\n${found.join('\n')}`);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['client', 'scripts', 'server', 'shared', 'tests', 'tools'];
/**
 * Oxlint heeds both; everywhere else ESLint refuses them. It has no other question about a test, and to read all
 * of them for that one would be a fifth of its work, so that `npm run lint` leaves them out.
 */
const SWITCHES_OFF = /(?:\/\/|\/\*)\s*(?:eslint|oxlint)-disable/;

const isTest = (path: string) => /\.test\.(?:tsx?|mjs)$|^tests\/.*\.(?:tsx?|mjs)$/.test(path);

test('no comment of a test switches a rule off', () => {
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter(isTest),
  );
  expect(tests.length).toBeGreaterThan(300);
  const found = tests.filter((path) =>
    SWITCHES_OFF.test(readFileSync(join(projectFolder, path), 'utf8')),
  );
  expect(found).toEqual([]);
});

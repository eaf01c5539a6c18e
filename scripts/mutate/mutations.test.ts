import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mutations } from './mutations.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

test.each(mutations)('there is still a guard to take away so that $name', (mutation) => {
  const source = readFileSync(join(projectFolder, mutation.file), 'utf8');
  expect(source.split(mutation.find)).toHaveLength(2);
  for (const path of mutation.tests) expect(existsSync(join(projectFolder, path))).toBe(true);
});

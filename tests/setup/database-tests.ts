import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test imports that opens a database, itself or for others. */
const OPENS_DATABASE = /#tests\/(setup\/(databases|embedded-template|postgres)|api|chat|cli)\b/;

/** The tests in `server/` that need a database; all others there run without one and at once. */
export function databaseTests(projectFolder: string): string[] {
  return readdirSync(join(projectFolder, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `server/${file}`)
    .filter((file) => OPENS_DATABASE.test(readFileSync(join(projectFolder, file), 'utf8')));
}

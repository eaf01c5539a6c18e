/**
 * Writes what a new thing begins with (CONTRIBUTING.md names the files):
 *   npm run new -- page|service|endpoint NAME     e.g. patient-portals
 *   npm run new -- field NAME                     of a lead, e.g. preferredTime
 *   npm run new -- post TITLE
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kind, NAME_PATTERNS, scaffolds } from './scaffold.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const isKind = (word: string): word is Kind => Object.hasOwn(scaffolds, word);

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: projectFolder, stdio: 'inherit' });
}

function write(kind: Kind, name: string): void {
  const changes = scaffolds[kind](name, (path) => readFileSync(join(projectFolder, path), 'utf8'));
  const taken = changes.find(
    ({ path }) => path.includes(name) && existsSync(join(projectFolder, path)),
  );
  if (taken) throw new Error(`${taken.path} is there already.`);
  for (const { path, text } of changes) {
    mkdirSync(dirname(join(projectFolder, path)), { recursive: true });
    writeFileSync(join(projectFolder, path), text);
    process.stdout.write(`${path}\n`);
  }
  run('npx', 'prettier', '--log-level', 'warn', '--write', ...changes.map(({ path }) => path));
  if (kind === 'field') run('npx', 'drizzle-kit', 'generate', '--name', `lead-${name}`);
}

const [word = '', ...rest] = process.argv.slice(2);
const name = rest.join(' ');
if (word === 'post' && name !== '') {
  run(process.execPath, 'scripts/staff.mjs', 'posts', 'new', name);
} else if (isKind(word) && NAME_PATTERNS[word].test(name)) {
  write(word, name);
} else {
  process.stderr.write('Usage: npm run new -- page|service|endpoint|field NAME, or post TITLE\n');
  process.exitCode = 2;
}

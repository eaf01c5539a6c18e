/**
 * `npm run mutate`: takes the guards of the site away, one after the other, in a copy of it, and fails unless
 * a test notices each time.
 *   npm run mutate -- [--only WORDS]
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Mutation, mutations } from './mutations.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
/** Looked at, never changed: a link to them is enough. */
const LINKED = new Set(['node_modules', 'dist', '.git']);
/** As vitest says that tests have failed, and not that there were none or that they did not start. */
const FAILED_TESTS = /Tests\s.*\d failed/;
const PASSED_TESTS = /Tests\s.*\d passed/;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const print = (line: string) => void process.stdout.write(`${line}\n`);

async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mutate-'));
  for (const name of await readdir(projectFolder)) {
    const [from, to] = [join(projectFolder, name), join(folder, name)];
    if (LINKED.has(name)) await symlink(from, to);
    else if (name !== 'release') await cp(from, to, { recursive: true });
  }
  return folder;
}

/** @returns whether all of the tests passed; throws where they did not run */
function passes(folder: string, { tests, name }: Mutation): boolean {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--bail=1', ...tests], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  if (FAILED_TESTS.test(stdout)) return false;
  if (PASSED_TESTS.test(stdout)) return true;
  throw new Error(`The tests of "${name}" did not run:\n${stdout}\n${stderr}`);
}

const seenGreen = new Set<string>();

/** Tests that fail anyway notice nothing. On a busy machine they are given a second chance. */
function isGreen(folder: string, mutation: Mutation): boolean {
  const tests = mutation.tests.join(' ');
  if (seenGreen.has(tests)) return true;
  if (!passes(folder, mutation) && !passes(folder, mutation)) return false;
  seenGreen.add(tests);
  return true;
}

/** @returns what became of it: 'killed' when a test noticed, 'UNJUDGED' when its tests fail anyway */
async function tryOne(
  folder: string,
  mutation: Mutation,
): Promise<'killed' | 'SURVIVED' | 'UNJUDGED'> {
  const file = join(folder, mutation.file);
  const source = await readFile(file, 'utf8');
  if (source.split(mutation.find).length !== 2) {
    throw new Error(`${mutation.file} does not hold once: ${mutation.find}`);
  }
  if (!isGreen(folder, mutation)) return 'UNJUDGED';
  await writeFile(
    file,
    source.replace(mutation.find, () => mutation.replace),
  );
  try {
    return passes(folder, mutation) ? 'SURVIVED' : 'killed';
  } finally {
    await writeFile(file, source);
  }
}

const folder = await copyProject();
const open: string[] = [];
try {
  for (const mutation of mutations.filter(({ name }) => name.includes(values.only))) {
    const outcome = await tryOne(folder, mutation);
    print(`${outcome.padEnd(9)} ${mutation.name} (${mutation.file})`);
    if (outcome !== 'killed') open.push(mutation.name);
  }
  print(open.length === 0 ? 'Every guard has its test.' : `${open.length} were not killed.`);
  process.exitCode = open.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

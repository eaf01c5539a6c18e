import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Change, type Kind, scaffolds } from './scaffold.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = ['shared', 'server', 'client/src', 'tests', 'scripts/browser', 'scripts/site'];

const names = {
  page: 'house-rules',
  service: 'house-calls',
  endpoint: 'house-hours',
  field: 'preferredTime',
} as const satisfies Record<Kind, string>;
const kinds = Object.keys(names) as Kind[];

/** How many files a new thing touches, its migration counted as one; one of them is only a line in a list. */
const FILES = { page: 4, service: 4, endpoint: 4, field: 4 } as const;

/** Files that may be forgotten and still compile, and what catches it. */
const TOLD_BY_A_TEST: readonly RegExp[] = [
  // 'every page has its definition and its screen under its name' (shared/pages)
  /^client\/src\/pages\/[^/]+\/page\.tsx$/,
  // tests/privacy
  /^docs\/privacy\.md$/,
  // The endpoint's own test; it is itself what a reader looks for.
  /^server\/routes\.ts$/,
  /^tests\/api\//,
];

/** Where the compiler finds what is wrong with a kind of thing. */
const PLACES: Readonly<Record<Kind, RegExp>> = {
  page: /pages\//,
  service: /shared\/services\/|ui\/icons/,
  endpoint: /contracts\/|server\/(?:routes|features)/,
  field: /entities\/|shown-forms|features\/chat\//,
};

let copy: string;
const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
const changesOf = (kind: Kind) => scaffolds[kind](names[kind], read);

function write({ path, text }: Change): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** Leaves a file as it was before the new thing. */
function undo({ path }: Change): void {
  try {
    write({ path, text: read(path) });
  } catch {
    rmSync(join(copy, path));
  }
}

/** The files in which the compiler finds a fault. */
function faultyFiles(): string[] {
  const compiler = join(projectFolder, 'node_modules/typescript-native/bin/tsc');
  // Several threads would each look at what they have in common, at twice the work.
  const args = [compiler, '--singleThreaded', '-p', '.', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return stdout
    .split('\n')
    .flatMap((line) => /^([\w./-]+)\(\d+,\d+\): error/.exec(line)?.[1] ?? []);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'house-'));
  for (const part of PARTS) {
    cpSync(join(projectFolder, part), join(copy, part), {
      recursive: true,
      filter: (file) => !/\.(?:avif|webp|woff2|css|test\.tsx?)$/.test(file),
    });
  }
  for (const path of ['package.json', 'docs/privacy.md']) write({ path, text: read(path) });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
  const settings = {
    extends: join(projectFolder, 'tsconfig.json'),
    compilerOptions: { incremental: true, tsBuildInfoFile: 'types.json' },
    include: ['shared', 'server', 'client/src'],
  };
  write({ path: 'tsconfig.json', text: JSON.stringify(settings) });
  for (const kind of kinds) changesOf(kind).forEach(write);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(kinds)('a new %s touches the files that CONTRIBUTING names, and no other', (kind) => {
  const sections = read('CONTRIBUTING.md').split(/^## /m);
  const section = sections.find((text) => /^Add an? (\w+)/.exec(text)?.[1] === kind) ?? '';
  const named = Array.from(section.matchAll(/^\d\. `([^`]+)`/gm), ([, path]) => path);
  const touched = changesOf(kind).map(({ path }) => path.replaceAll(names[kind], 'NAME'));
  const migration = kind === 'field' ? ['server/db/migrations/'] : [];
  expect([...touched, ...migration].sort()).toEqual(named.sort());
  expect(named).toHaveLength(FILES[kind]);
});

test('everything that is new compiles', () => {
  expect(faultyFiles()).toEqual([]);
});

/** Which file of each kind is left out; the long run tries them all. */
const HALVES = process.env.SWEEP === '1' ? [0, 1, 2, 3] : [0];

test.each(HALVES)('without its file %i no new thing compiles, or a test fails', (index) => {
  const left = kinds.flatMap((kind) => {
    const change = changesOf(kind)[index];
    return change ? [{ kind, change }] : [];
  });
  left.forEach(({ change }) => undo(change));
  const faults = faultyFiles();
  left.forEach(({ change }) => write(change));
  for (const { kind, change } of left) {
    if (TOLD_BY_A_TEST.some((pattern) => pattern.test(change.path))) continue;
    const ofKind = faults.filter((file) => PLACES[kind].test(file));
    expect([change.path, ofKind.length > 0]).toEqual([change.path, true]);
  }
});

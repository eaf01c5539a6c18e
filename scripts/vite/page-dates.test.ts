import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { datesFromHistory } from './page-dates.ts';
import { pageTexts } from './page-texts.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const texts = new Map([
  ['home', ['content/home.ts', 'content/faq.ts']],
  ['sms', ['content/sms']],
  ['new', ['content/new.ts']],
]);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-dates-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A repository in which files were committed on days of their own. */
function repository(): string {
  const folder = temporaryFolder();
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day },
      stdio: 'ignore',
    });
  git('', 'init');
  mkdirSync(join(folder, 'content/sms'), { recursive: true });
  for (const [file, day] of [
    ['content/home.ts', '2026-01-05'],
    ['content/sms/form.ts', '2026-01-06'],
    ['content/faq.ts', '2026-02-07'],
    ['content/company.ts', '2026-03-08'],
  ] as const) {
    writeFileSync(join(folder, file), day);
    git(`${day}T12:00:00Z`, 'add', file);
    git(`${day}T12:00:00Z`, 'commit', '-m', file);
  }
  return folder;
}

test('a page has the day of the newest commit of its texts, one without a commit has none', () => {
  expect(datesFromHistory(repository(), texts)).toEqual({
    days: { home: '2026-02-07', sms: '2026-01-06' },
  });
});

test('a shallow clone says that it has no history', () => {
  const clone = join(temporaryFolder(), 'clone');
  const origin = pathToFileURL(repository()).href;
  execFileSync('git', ['clone', '--depth', '1', origin, clone], { stdio: 'ignore' });
  expect(datesFromHistory(clone, texts)).toEqual({
    missing: expect.stringContaining('shallow') as string,
  });
});

test('a folder that is no clone says so', () => {
  expect(datesFromHistory(temporaryFolder(), texts)).toEqual({
    missing: expect.stringContaining('no clone') as string,
  });
});

test('every file that dates a page is there', () => {
  const files = [...pageTexts().values()].flat();
  expect(files.length).toBeGreaterThan(pageTexts().size);
  expect(files.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
});

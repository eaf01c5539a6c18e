import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);
const MAX_FILE_BYTES = 50_000_000;
const BRANCH = 'refs/heads/main';
const FILE_MODE = '100644';

interface TreeEntry {
  readonly path: string;
  readonly type: string;
  readonly sha: string;
}

/** A file in a new tree; none where its hash is null. */
interface TreeChange {
  readonly path: string;
  readonly sha: string | null;
}

export type ForgeRepository = Awaited<ReturnType<typeof forgeRepository>>;

/** A real repository of git behind a forge that is none, with one commit on `main`; gone with the test. */
export async function forgeRepository(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'forge-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = { GIT_AUTHOR_NAME: 'Writer', GIT_COMMITTER_NAME: 'Forge' };
  const mails = { GIT_AUTHOR_EMAIL: 'w@forge.test', GIT_COMMITTER_EMAIL: 'f@forge.test' };
  const env = { PATH: process.env['PATH'], ...names, ...mails };

  /** @returns what git printed, without the last line's end */
  async function git(args: readonly string[], input?: Buffer, more = {}): Promise<string> {
    const options = { cwd: folder, env: { ...env, ...more }, maxBuffer: MAX_FILE_BYTES };
    const running = run('git', args, options);
    running.child.stdin?.end(input);
    return (await running).stdout.trimEnd();
  }

  const addBlob = (content: Buffer) => git(['hash-object', '-w', '--stdin'], content);
  const head = () => git(['rev-parse', BRANCH]);

  async function addTree(base: string | undefined, changes: readonly TreeChange[]) {
    const index = { GIT_INDEX_FILE: join(folder, `index-${Math.random()}`) };
    if (base !== undefined) await git(['read-tree', base], undefined, index);
    for (const { path, sha } of changes) {
      const args = sha === null ? ['--force-remove', path] : [`${FILE_MODE},${sha},${path}`];
      const how = sha === null ? [] : ['--add', '--cacheinfo'];
      await git(['update-index', ...how, ...args], undefined, index);
    }
    return git(['write-tree'], undefined, index);
  }

  const addCommit = (message: string, tree: string, parents: readonly string[]) =>
    git(['commit-tree', tree, '-m', message, ...parents.flatMap((parent) => ['-p', parent])]);
  const moveBranch = (sha: string) => git(['update-ref', BRANCH, sha]);

  await git(['init', '--quiet', '--bare', '--initial-branch=main']);
  const first = Object.entries(files).map(async ([path, text]) => ({
    path,
    sha: await addBlob(Buffer.from(text)),
  }));
  await moveBranch(
    await addCommit('First', await addTree(undefined, await Promise.all(first)), []),
  );

  return {
    head,
    addBlob,
    addTree,
    addCommit,
    moveBranch,
    /** In base64. */
    async readBlob(sha: string): Promise<string> {
      const options = { cwd: folder, env, encoding: 'buffer', maxBuffer: MAX_FILE_BYTES } as const;
      return (await run('git', ['cat-file', 'blob', sha], options)).stdout.toString('base64');
    },
    /** @param of a hash, or `main:folder`; undefined where there is none */
    async readTree(of: string, isDeep: boolean): Promise<TreeEntry[] | undefined> {
      const args = ['ls-tree', '-z', ...(isDeep ? ['-r', '-t'] : []), of];
      const printed = await git(args).catch(() => undefined);
      return printed
        ?.split('\0')
        .filter((line) => line !== '')
        .map((line) => {
          const [facts = '', path = ''] = line.split('\t');
          const [, type = '', sha = ''] = facts.split(' ');
          return { path, type, sha };
        });
    },
    /** Messages of the commits, newest first. */
    messages: async () => (await git(['log', '--format=%s', BRANCH])).split('\n'),
    /** A clone of it, as a workflow that a push starts has one. */
    async checkOut(): Promise<string> {
      const clone = join(folder, 'clone');
      await git(['clone', '--quiet', folder, clone]);
      return clone;
    },
  };
}

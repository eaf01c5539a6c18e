import { SHORT_LIVED } from '#tests/setup/short-lived.ts';
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const guideFile = fileURLToPath(new URL('../../../docs/deploy.md', import.meta.url));
const fakeSystemctl = fileURLToPath(new URL('fake-systemctl.mjs', import.meta.url));
const SHELL_BLOCKS = /^```sh ?(\w*)\n([\s\S]*?)^```$/gm;
/** Folders of a server, which lie below the root here. */
const FOLDERS =
  /(?<![\w.@])\/(opt\/site|etc\/(?:site|systemd|caddy)|var\/(?:lib|backups)\/site|root)\b/g;
/** What changes the machine, or needs another user than the one who tests. */
const SWITCHED_OFF = ['apt-get', 'adduser', 'chown', 'su'];

export interface GuideBlock {
  /** The word behind the language, e.g. 'update'; '' for the steps. */
  readonly name: string;
  readonly text: string;
}

/** The shell blocks of docs/deploy.md, top to bottom. */
export async function guideBlocks(): Promise<readonly GuideBlock[]> {
  const guide = await readFile(guideFile, 'utf8');
  return [...guide.matchAll(SHELL_BLOCKS)].map(([, name = '', text = '']) => ({ name, text }));
}

export interface GuideRoot {
  readonly folder: string;
  /** Runs a block as it stands in the guide. @returns what it printed */
  run(text: string): Promise<string>;
  /** How long its commands would have slept so far, in seconds, one after the other. */
  sleeps(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/**
 * A folder in the place of a server's root. What a step writes goes below it, and programs that would
 * change this machine say yes and do nothing.
 * @param words of the guide, each there, by what stands in their place here
 */
export async function makeGuideRoot(words: Readonly<Record<string, string>>): Promise<GuideRoot> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  await chmod(folder, 0o755);
  const bin = join(folder, 'bin');
  for (const name of [
    'bin',
    'root',
    'run',
    'etc/systemd/system',
    'etc/caddy',
    'opt/site',
    'var/lib',
    'var/backups',
  ]) {
    await mkdir(join(folder, name), { recursive: true });
  }
  const program = async (name: string, script: string) => {
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  };
  for (const name of SWITCHED_OFF) await program(name, 'exit 0');
  await program('systemctl', `exec "${process.execPath}" "${fakeSystemctl}" "$@"`);
  await program('node', `exec "${process.execPath}" ${SHORT_LIVED.join(' ')} "$@"`);
  // Another user's rights are not to be had: the command runs as whoever tests.
  await program(
    'setpriv',
    'while case "$1" in --*) true ;; *) false ;; esac; do shift; done\nexec "$@"',
  );
  // What the guide waits for goes by at once, and is noted.
  await program('sleep', `echo "$1" >> "${join(folder, 'sleeps')}"`);
  await program('install', 'exec /usr/bin/install $(echo " $*" | sed "s/ -[og] site//g")');
  return {
    folder,
    async run(text) {
      let script = text.replaceAll(FOLDERS, `${folder}/$1`);
      for (const [from, to] of Object.entries(words)) script = script.replaceAll(from, to);
      const env = {
        PATH: [bin, process.env['PATH'], '/usr/sbin', '/sbin'].join(delimiter),
        HOME: folder,
        GUIDE_ROOT: folder,
        SITE_ROOT: folder,
      };
      const { stdout } = await promisify(execFile)('sh', ['-euc', script], { env, cwd: folder });
      return stdout;
    },
    async sleeps() {
      return (await readFile(join(folder, 'sleeps'), 'utf8')).trim().split('\n');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

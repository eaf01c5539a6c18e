/**
 * `npm run deploy:trial`: follows docs/deploy.md, command by command, on a fresh Debian 13 with a systemd of
 * its own, and then does what the guide says for later. Needs Linux, root and Debian's packages;
 * changes nothing on this machine but the programs that it installs. A quarter of an hour.
 */
import { guideBlocks } from '#tests/e2e/support/guide-root.ts';
import { makeReleases } from '#tests/e2e/support/make-releases.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDebianServer } from './debian-server.ts';
import { ACME_HOST, startCertificateAuthority } from './internet.ts';
import { connectNamespaces, openNamespace } from './namespace.ts';
import { trialSteps } from './trial-steps.ts';
import type { Trial } from './trial.ts';
import { visitorsFrom } from './visitor-load.ts';

/** Never anybody's (RFC 5737). */
const INTERNET = '198.51.100.1';
const SERVER = '198.51.100.10';
const HOSTS = `127.0.0.1 localhost
${SERVER} www.example.org example.org
${INTERNET} ${ACME_HOST}
`;
const print = (line: string) => void process.stdout.write(`${line}\n`);

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  print('Left out: only root on Linux can start a system in namespaces of its own.');
  process.exit();
}

const folder = await mkdtemp(join(tmpdir(), 'deploy-trial-'));
/** What has to be ended, the last one first. */
const running: { stop(): Promise<unknown> }[] = [
  { stop: () => rm(folder, { recursive: true, force: true }) },
];
const opened = <T extends { stop(): Promise<unknown> }>(one: T): T => {
  running.unshift(one);
  return one;
};

/** Prints how long it took, and what went wrong. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  try {
    const result = await work();
    const words = typeof result === 'string' && result !== '' ? `: ${result}` : '';
    print(`ok   ${Math.round((performance.now() - begin) / 1_000)} s  ${name}${words}`);
    return result;
  } catch (error) {
    print(`FAIL ${Math.round((performance.now() - begin) / 1_000)} s  ${name}`);
    throw error;
  }
}

try {
  const trial = await step('a fresh Debian 13 has started its systemd', openTrial);
  for (const [name, work] of trialSteps) await step(name, () => work(trial));
  print('Every step of the guide held.');
} catch (error) {
  const { message, stdout = '' } = error as Error & { stdout?: string };
  print(`${message}\n${stdout}`);
  print('BROKEN: see above.');
  process.exitCode = 1;
} finally {
  for (const one of running) await one.stop();
}

async function openTrial(): Promise<Trial> {
  const internet = opened(await openNamespace());
  const network = opened(await openNamespace());
  await connectNamespaces([internet, INTERNET], [network, SERVER]);
  await writeFile(join(folder, 'hosts'), HOSTS);
  await internet.run('mount', '--bind', join(folder, 'hosts'), '/etc/hosts');
  const authority = opened(
    await startCertificateAuthority(internet, { folder, address: INTERNET }),
  );
  const root = join(folder, 'server');
  const { roots } = authority;
  const server = opened(await startDebianServer({ root, network, hosts: HOSTS, trusted: roots }));
  await mkdir(join(root, 'root'), { recursive: true });
  // In the place of step 1: built here, copied there.
  await makeReleases(join(root, 'root'), ['1.0.0', '1.1.0']);
  await writeFile(join(folder, 'root.pem'), roots[0]);
  return {
    server,
    blocks: await guideBlocks(),
    visitors: visitorsFrom(internet, { address: SERVER, root: join(folder, 'root.pem') }),
  };
}

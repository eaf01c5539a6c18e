import { writePebbleFiles } from '#tests/e2e/support/acme-server.ts';
import { systemProgram } from '#tests/setup/system-program.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { entering, type Namespace } from './namespace.ts';

/** Let's Encrypt's, which Caddy and certbot ask when nothing else is said. */
export const ACME_HOST = 'acme-v02.api.letsencrypt.org';
const PEBBLE_PORT = 14_000;
/** Pebble refuses one nonce in twenty for the sake of its clients' authors; certbot gives up at the second. */
const NONCES = { PEBBLE_WFE_NONCEREJECT: '0' };
const MANAGEMENT_PORT = 15_000;

/** Where a program of the system is; installed where root can. */
export function needed(name: string, debianPackage: string): string {
  const found = systemProgram(name, debianPackage);
  if ('reason' in found) throw new Error(`${found.reason}: install ${debianPackage}.`);
  return found.path;
}

export interface CertificateAuthority {
  /** The roots that visitors and the server have to trust, as PEM: that of the certificates, and that of the authority's own address. */
  readonly roots: readonly [string, string];
  stop(): Promise<void>;
}

/**
 * Pebble, Let's Encrypt's own server for tests, at Let's Encrypt's own address in a network that has no
 * other way out: programs reach it with the settings that they have anyway. It looks at the ports 80 and
 * 443 of a domain before it signs, as the real one does.
 * @param folder for its files
 */
export async function startCertificateAuthority(
  internet: Namespace,
  { folder, address }: { readonly folder: string; readonly address: string },
): Promise<CertificateAuthority> {
  const programs = {
    pebble: needed('pebble', 'pebble'),
    caddy: needed('caddy', 'caddy'),
    curl: needed('curl', 'curl'),
  };
  const file = (name: string) => join(folder, name);
  const ownCertificate = await writePebbleFiles({
    ...{ folder, host: ACME_HOST, port: PEBBLE_PORT, managementPort: MANAGEMENT_PORT },
    looksAt: { http: 80, https: 443 },
  });
  // Pebble's directory has another path than Let's Encrypt's.
  await writeFile(
    file('Caddyfile'),
    `{
      admin off
      auto_https off
    }
    https://${ACME_HOST} {
      bind ${address}
      tls ${file('acme.pem')} ${file('acme.key')}
      rewrite /directory /dir
      reverse_proxy https://127.0.0.1:${PEBBLE_PORT} {
        header_up Host {host}
        transport http {
          tls_insecure_skip_verify
        }
      }
    }`,
  );
  const [nsenter, ...rest] = entering(internet.pid);
  const start = (program: string, ...args: string[]) =>
    spawn(nsenter, [...rest, program, ...args], {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], HOME: folder, PEBBLE_VA_NOSLEEP: '1', ...NONCES },
    });
  const running = [
    start(programs.pebble, '-config', file('pebble.json')),
    start(programs.caddy, 'run', '--adapter', 'caddyfile', '--config', file('Caddyfile')),
  ];
  const curl = async (url: string) => {
    for (;;) {
      try {
        return await internet.run(programs.curl, '-sSkf', url);
      } catch (error) {
        if (running.some(({ exitCode }) => exitCode !== null)) throw error;
        await wait(200);
      }
    }
  };
  await curl(`https://${ACME_HOST}/directory`);
  const root = await curl(`https://127.0.0.1:${MANAGEMENT_PORT}/roots/0`);
  return {
    roots: [root, ownCertificate],
    async stop() {
      for (const child of running) {
        if (child.exitCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
  };
}

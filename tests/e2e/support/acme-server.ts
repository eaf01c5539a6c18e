import { freePort } from '#scripts/site/free-port.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { ANY_CERTIFICATE } from './proxy.ts';

/** As Let's Encrypt's. */
const VALID_SECONDS = 90 * 86_400;

export interface PebbleSetup {
  /** Where its files go. */
  readonly folder: string;
  /** Its own name; it is called on loopback. */
  readonly host: string;
  readonly port: number;
  readonly managementPort: number;
  /** The ports of a domain that it looks at before it signs. */
  readonly looksAt: { readonly http: number; readonly https: number };
}

/**
 * Writes pebble.json, acme.pem and acme.key for Pebble, Let's Encrypt's own server for tests.
 * @returns the certificate of its own address, as PEM
 */
export async function writePebbleFiles(setup: PebbleSetup): Promise<string> {
  const { folder, host, port, managementPort, looksAt } = setup;
  const pems = await generate([{ name: 'commonName', value: host }], {
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: host },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  await writeFile(join(folder, 'acme.pem'), pems.cert);
  await writeFile(join(folder, 'acme.key'), pems.private);
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: join(folder, 'acme.pem'),
    privateKey: join(folder, 'acme.key'),
    httpPort: looksAt.http,
    tlsPort: looksAt.https,
    certificateValidityPeriod: VALID_SECONDS,
  };
  await writeFile(join(folder, 'pebble.json'), JSON.stringify({ pebble }));
  return pems.cert;
}

export interface AcmeServer {
  /** Where an ACME client begins. */
  readonly directory: string;
  /** A file with the certificate of that address. */
  readonly certificateFile: string;
  /** What the certificates that it gives lead to, as PEM. */
  readonly root: string;
  stop(): Promise<void>;
}

/** Between choosing a free port and listening there, a browser beside it may have been given the same. */
const TRIES = 3;

/** A certificate authority on loopback, for which every name is this machine's. */
export async function startAcmeServer(
  programs: { readonly pebble: string; readonly names: string },
  looksAt: PebbleSetup['looksAt'],
  tries = TRIES,
): Promise<AcmeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'acme-'));
  const [port, managementPort, dnsPort] = [await freePort(), await freePort(), await freePort()];
  await writePebbleFiles({ folder, host: 'localhost', port, managementPort, looksAt });
  const off = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', ''];
  const dns = `127.0.0.1:${dnsPort}`;
  const running = [
    spawn(programs.names, [...off, '-dns01', dns, '-defaultIPv6', ''], { stdio: 'ignore' }),
    spawn(programs.pebble, ['-config', join(folder, 'pebble.json'), '-dnsserver', dns], {
      stdio: 'ignore',
      env: { PEBBLE_VA_NOSLEEP: '1' },
    }),
  ];
  async function stop(): Promise<void> {
    for (const child of running) {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    }
    await rm(folder, { recursive: true, force: true });
  }
  try {
    return {
      directory: `https://127.0.0.1:${port}/dir`,
      certificateFile: join(folder, 'acme.pem'),
      root: await untilRead(`https://127.0.0.1:${managementPort}/roots/0`, running),
      stop,
    };
  } catch (error) {
    await stop();
    if (tries === 1) throw error;
    return startAcmeServer(programs, looksAt, tries - 1);
  }
}

type Children = readonly { readonly exitCode: number | null }[];

async function untilRead(url: string, needed: Children): Promise<string> {
  for (;;) {
    try {
      return await read(url);
    } catch (error) {
      if (needed.some(({ exitCode }) => exitCode !== null)) throw error;
    }
  }
}

function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: new Agent(ANY_CERTIFICATE) }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => (text += String(chunk)));
      res.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

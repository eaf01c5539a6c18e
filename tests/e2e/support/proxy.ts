import { freePort } from '#scripts/site/free-port.ts';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from 'selfsigned';

export const DOMAIN = 'www.example.org';
const BARE_DOMAIN = 'example.org';
const deployFolder = fileURLToPath(new URL('../../../deploy', import.meta.url));

/** With what each instance that was asked answered, and after how many seconds. */
export interface FailedRequest {
  readonly request: string;
  readonly status: number;
  readonly statuses: readonly number[];
  readonly seconds: readonly number[];
}

export interface RunningProxy {
  /** Loopback when left out. */
  readonly address?: string;
  readonly httpsPort: number;
  /** Answers of 500 or more, as nginx noted them; Caddy notes none. */
  readonly failures: () => Promise<readonly FailedRequest[]>;
  readonly stop: () => Promise<void>;
}

interface ProxySetup {
  /** The program's path. */
  readonly program: string;
  /** Ports of the two instances of the site. */
  readonly instances: readonly [number, number];
}

interface CaddySetup extends ProxySetup {
  /** Starts whom Caddy asks for its certificate, once its ports are known; without it has one already. */
  readonly authority?: (ports: {
    readonly http: number;
    readonly https: number;
  }) => Promise<{ readonly directory: string; readonly certificateFile: string }>;
}

/** Puts this machine's ports in the place of the shipped file's; each must be there exactly as named. */
function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [from, to] of Object.entries(replacements)) {
    if (!result.includes(from)) throw new Error(`The shipped file does not hold "${from}".`);
    result = result.replaceAll(from, to);
  }
  return result;
}

async function workFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  const pems = await generate([{ name: 'commonName', value: DOMAIN }], {
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: DOMAIN },
          { type: 2, value: BARE_DOMAIN },
        ],
      },
    ],
  });
  await writeFile(join(folder, 'cert.pem'), pems.cert);
  await writeFile(join(folder, 'key.pem'), pems.private);
  return folder;
}

const FAILURES = 'failures.log';

const failureLog = (folder: string) => `map $status $failed { ~^5 1; default 0; }
log_format failure '{"request":"$request_method $uri","status":$status,"statuses":[$upstream_status],"seconds":[$upstream_response_time]}';
access_log ${folder}/${FAILURES} failure if=$failed;`;

/** The shipped nginx file, with ports and a certificate of this test's own. */
export async function startNginx({ program, instances }: ProxySetup): Promise<RunningProxy> {
  const folder = await workFolder();
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const shipped = await readFile(join(deployFolder, 'nginx/site.conf'), 'utf8');
  const site = replaceAll(shipped, {
    '[::]:80': `[::1]:${httpPort}`,
    '[::]:443': `[::1]:${httpsPort}`,
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ': `listen 127.0.0.1:${httpsPort} `,
    '127.0.0.1:3001': `127.0.0.1:${instances[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${instances[1]}`,
    '/etc/letsencrypt/live/www.example.org/fullchain.pem': join(folder, 'cert.pem'),
    '/etc/letsencrypt/live/www.example.org/privkey.pem': join(folder, 'key.pem'),
  });
  await mkdir(join(folder, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n` +
      `events {}\nhttp {\n${failureLog(folder)}\n${temporary}\n${site}\n}\n`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  execFileSync(program, [...args, '-t'], { stdio: 'pipe' });
  return run(spawn(program, args, { stdio: 'ignore' }), folder, httpsPort);
}

/** The shipped Caddyfile, with ports of this test's own, and its own certificate or authority. */
export async function startCaddy(setup: CaddySetup): Promise<RunningProxy> {
  const { program, instances, authority } = setup;
  const folder = await workFolder();
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const asked = await authority?.({ http: httpPort, https: httpsPort });
  const shipped = await readFile(join(deployFolder, 'caddy/Caddyfile'), 'utf8');
  const tls = asked ? '' : `tls ${folder}/cert.pem ${folder}/key.pem`;
  const site = replaceAll(shipped, {
    '127.0.0.1:3001': `127.0.0.1:${instances[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${instances[1]}`,
    '\nexample.org {': `\nexample.org {\n${tls}`,
    '\nwww.example.org {': `\nwww.example.org {\n${tls}`,
  });
  const file = join(folder, 'Caddyfile');
  const own = ['admin off', `http_port ${httpPort}`, `https_port ${httpsPort}`];
  if (asked) own.push(`acme_ca ${asked.directory}`, `acme_ca_root ${asked.certificateFile}`);
  await writeFile(file, `{\n${own.join('\n')}\n}\n${site}`);
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder };
  execFileSync(program, ['validate', '--adapter', 'caddyfile', '--config', file], {
    stdio: 'pipe',
    env,
  });
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return run(spawn(program, args, { stdio: 'ignore', env }), folder, httpsPort);
}

async function run(child: ChildProcess, folder: string, httpsPort: number): Promise<RunningProxy> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const proxy = {
    httpsPort,
    async failures() {
      const log = await readFile(join(folder, FAILURES), 'utf8').catch(() => '');
      const lines = log.split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as FailedRequest);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
  for (;;) {
    try {
      await ask(proxy, '/healthz');
      return proxy;
    } catch (error) {
      if (child.exitCode !== null) throw error;
    }
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface AskOptions {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Keeps connections; each request has one of its own when left out. */
  readonly agent?: Agent;
}

/** The certificate is the test's own. */
export const ANY_CERTIFICATE = { rejectUnauthorized: false } as const;

/** One request over TLS, as a visitor of the domain would make it. */
export function ask(
  { address = '127.0.0.1', httpsPort }: Pick<RunningProxy, 'address' | 'httpsPort'>,
  path: string,
  { host = DOMAIN, method = 'GET', headers = {}, body, agent }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = httpsRequest(
      {
        host: address,
        port: httpsPort,
        servername: host,
        agent: agent ?? new Agent(ANY_CERTIFICATE),
        path,
        method,
        headers: { host, ...headers },
      },
      (res) => {
        let text = '';
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => (text += chunk));
        res.on('end', () => {
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text });
        });
      },
    );
    req.on('error', reject);
    req.end(body);
  });
}

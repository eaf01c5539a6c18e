import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startSite, pinned } from '#scripts/site/start-site.ts';
import { median, printSkipped, printTable } from './figures.ts';
import { atRest } from './memory.ts';
import { startNginx } from './nginx.ts';
import { inTurns } from './in-turns.ts';
import { fetchPlain, startPlain } from './plain-server.ts';

const runFile = promisify(execFile);
const HEADING = 'Home page from memory, one core, requests a second';
export const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const CONNECTIONS = 64;
const SECONDS = 6;

/** @returns why a comparison that needs `tools` cannot be made here, or nothing */
export async function obstacle(tools = ['taskset', 'wrk', 'nginx']): Promise<string | undefined> {
  if (availableParallelism() < 2) return 'it takes two processor cores';
  for (const tool of tools) {
    const isThere = await runFile('sh', ['-c', `command -v ${tool}`]).then(
      () => true,
      () => false,
    );
    if (!isThere) return `${tool} is not installed`;
  }
  return undefined;
}

/**
 * Requests a second, as wrk counts them from the other core.
 * @param etag of a copy that the readers have: the answers are 304
 */
export async function load(url: string, etag?: string): Promise<number> {
  const wrk = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br'];
  if (etag !== undefined) wrk.push('-H', `If-None-Match: ${etag}`);
  const [program = '', ...args] = pinned(CLIENT_CORE, [...wrk, url]);
  const { stdout } = await runFile(program, args);
  if (stdout.includes('Non-2xx'))
    throw new Error(`Not every answer of ${url} was good:\n${stdout}`);
  const rate = /Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1];
  if (!rate) throw new Error(`wrk said nothing about ${url}:\n${stdout}`);
  return Number(rate);
}

/** Answers to HEAD a second. wrk cannot tell: it waits for the body whose length they name. */
async function loadHead(url: string): Promise<number> {
  const script = fileURLToPath(new URL('head-process.ts', import.meta.url));
  const numbers = [String(CONNECTIONS), String(SECONDS)];
  const command = [process.execPath, '--import', 'tsx', script, url, ...numbers];
  const [program = '', ...args] = pinned(CLIENT_CORE, command);
  return Number((await runFile(program, args)).stdout);
}

export const share = (ours: number, theirs: number): string =>
  `${Math.round((ours / theirs) * 100)} %`;

/**
 * The site against node:http alone and against nginx, which serve the same compressed bytes (node:http also the same
 * headers), in turns.
 */
export async function benchThroughput(runs: number): Promise<void> {
  const reason = await obstacle();
  if (reason) {
    printSkipped(HEADING, reason);
    return;
  }
  const site = await startSite({ core: SERVER_CORE });
  const home = await fetchPlain(`${site.url}/`);
  const plain = await startPlain(new Map([['/', home]]), SERVER_CORE);
  const nginx = await startNginx(home.body, SERVER_CORE);
  try {
    // A server that prepares its pages meanwhile shares its core with that.
    await atRest(site);
    // Warms the compilers up.
    for (const { url } of [site, plain]) await load(`${url}/`);
    const pair = [`${site.url}/`, `${plain.url}/`] as const;
    const [whole, bareWhole] = await inTurns(runs, pair, (url) => load(url));
    const [unchanged, bareUnchanged] = await inTurns(runs, pair, (url) => load(url, home.etag));
    const [head, bareHead] = await inTurns(runs, pair, loadHead);
    const rates: number[] = [];
    while (rates.length < runs) rates.push(await load(`${nginx.url}/`));
    const [rate, ofBare] = [median(whole), median(bareWhole)];
    const [of304, ofBare304] = [median(unchanged), median(bareUnchanged)];
    printTable(`${HEADING}, ${home.body.length} bytes, median of ${runs}`, [
      ['this site', Math.round(rate)],
      ['node:http alone, same bytes and headers', Math.round(ofBare)],
      ['share of node:http', share(rate, ofBare)],
      ['this site, 304', Math.round(of304)],
      ['share of node:http, 304', share(of304, ofBare304)],
      ['this site, HEAD', Math.round(median(head))],
      ['share of node:http, HEAD', share(median(head), median(bareHead))],
      ['nginx', Math.round(median(rates))],
      ['share of nginx', share(rate, median(rates))],
    ]);
  } finally {
    await Promise.all([nginx.stop(), plain.stop(), site.stop()]);
  }
}

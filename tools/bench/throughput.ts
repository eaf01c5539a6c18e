import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { pinned } from '#scripts/site/pinned.ts';
import { startSite } from '#scripts/site/start-site.ts';
import { median, printSkipped, printTable } from './figures.ts';
import { startNginx } from './nginx.ts';

const runFile = promisify(execFile);
const HEADING = 'Home page from memory, one core, requests a second';
export const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const CONNECTIONS = 64;
const SECONDS = 6;

/** @returns why the comparison cannot be made here, or nothing */
export async function obstacle(): Promise<string | undefined> {
  if (availableParallelism() < 2) return 'it takes two processor cores';
  for (const tool of ['taskset', 'wrk', 'nginx']) {
    const isThere = await runFile('sh', ['-c', `command -v ${tool}`]).then(
      () => true,
      () => false,
    );
    if (!isThere) return `${tool} is not installed`;
  }
  return undefined;
}

function brotliBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve(Buffer.concat(chunks));
      });
    }).on('error', reject);
  });
}

/** Requests a second, as wrk counts them from the other core. */
export async function load(url: string): Promise<number> {
  const wrk = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', url];
  const [program = '', ...args] = pinned(CLIENT_CORE, wrk);
  const { stdout } = await runFile(program, args);
  if (stdout.includes('Non-2xx')) throw new Error(`Not every answer of ${url} was 200:\n${stdout}`);
  const rate = /Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1];
  if (!rate) throw new Error(`wrk said nothing about ${url}:\n${stdout}`);
  return Number(rate);
}

/** The site against an nginx that serves the same compressed bytes, in turns. */
export async function benchThroughput(runs: number): Promise<void> {
  const reason = await obstacle();
  if (reason) {
    printSkipped(HEADING, reason);
    return;
  }
  const site = await startSite({ core: SERVER_CORE });
  try {
    const body = await brotliBody(`${site.url}/`);
    const nginx = await startNginx(body, SERVER_CORE);
    try {
      const rates = { site: [] as number[], nginx: [] as number[] };
      await load(`${site.url}/`); // warms the compiler up
      for (let run = 0; run < runs; run += 1) {
        rates.site.push(await load(`${site.url}/`));
        rates.nginx.push(await load(`${nginx.url}/`));
      }
      const [ours, theirs] = [median(rates.site), median(rates.nginx)];
      printTable(`${HEADING}, ${body.length} bytes, median of ${runs}`, [
        ['this site', Math.round(ours)],
        ['nginx', Math.round(theirs)],
        ['share of nginx', `${Math.round((ours / theirs) * 100)} %`],
      ]);
    } finally {
      await nginx.stop();
    }
  } finally {
    await site.stop();
  }
}

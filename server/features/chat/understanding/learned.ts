import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { trainDangers, trainTopics } from './train-from-wordings.ts';

/**
 * What was learned from the wordings, as compressed models. The build puts the bytes in place of this
 * module (scripts/vite/learned-models.ts); development and tests learn once and cache what they learned.
 */
export const topicModel = (): Buffer => cached('topics', trainTopics);
export const dangerModel = (): Buffer => cached('dangers', trainDangers);

const project = new URL('../../../../', import.meta.url);
const cache = new URL('node_modules/.cache/learned/', project);
/** Everything that changes what is learned. */
const SOURCES = [
  'shared/content/assistant/wordings',
  'server/features/chat/understanding',
  'server/features/chat/search/plain-words.ts',
  'server/features/chat/search/shorthand.ts',
  // Wordings name the company, its town and its state.
  'shared/identity/identity.ts',
];

let prepared: Promise<unknown> | undefined;

/**
 * Learns in a process of its own what was not learned yet, which takes a minute: a server in development
 * serves its pages meanwhile, and questions to the assistant wait. Where that process fails, the first
 * question learns.
 */
export async function prepareModels(): Promise<void> {
  const isLearned = () => ['topics', 'dangers'].every((name) => existsSync(cacheFile(name)));
  const program = fileURLToPath(new URL('train-and-cache.ts', import.meta.url));
  prepared ??= isLearned()
    ? Promise.resolve()
    : promisify(execFile)(process.execPath, ['--import', 'tsx', program]).catch(() => undefined);
  await prepared;
}

const cacheFile = (name: string): URL => new URL(`${name}-${sourceHash()}`, cache);

function cached(name: string, learn: () => Buffer): Buffer {
  const file = cacheFile(name);
  try {
    return readFileSync(file);
  } catch {
    const bytes = learn();
    mkdirSync(cache, { recursive: true });
    // Under its name only when whole: other test runners read it at the same time.
    const unfinished = new URL(`${name}-${process.pid}-${process.hrtime.bigint()}`, cache);
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
    return bytes;
  }
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesOf).sort())
    hash.update(relative(fileURLToPath(project), path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 20);
}

function filesOf(source: string): string[] {
  if (/\.ts$/.test(source)) return [fileURLToPath(new URL(source, project))];
  const folder = fileURLToPath(new URL(source, project));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

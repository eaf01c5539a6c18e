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
import { trainDangers, trainNextSteps, trainTopics } from './train-from-wordings.ts';

/**
 * What was learned from the wordings, as compressed models. The build puts the bytes in place of this
 * module (scripts/vite/learned-models.ts); development and tests learn once and cache what they learned.
 */
export const topicModel = (): Buffer => models.topics();
export const dangerModel = (): Buffer => models.dangers();
export const nextStepModel = (): Buffer => models['next-steps']();

/** By the name of what is cached. */
export const models = {
  topics: () => cached('topics', trainTopics),
  dangers: () => cached('dangers', trainDangers),
  'next-steps': () => cached('next-steps', trainNextSteps),
};

const project = new URL('../../../../', import.meta.url);
const cache = new URL('node_modules/.cache/learned/', project);
/** Everything that changes what is learned. */
const SOURCES = [
  'server/features/chat/understanding',
  'server/features/chat/search/plain-words.ts',
  'server/features/chat/search/shorthand.ts',
  // Wordings name the company, its town and its state.
  'shared/identity/identity.ts',
];

const WORDINGS = 'shared/content/assistant/wordings';
/** And the wordings that each model reads. */
const READ = {
  topics: [`${WORDINGS}/topics`, `${WORDINGS}/introductions.txt`],
  dangers: [`${WORDINGS}/topics`, `${WORDINGS}/dangers`],
  'next-steps': [`${WORDINGS}/topics`, `${WORDINGS}/next-steps`],
};
type ModelName = keyof typeof READ;

const trainingProgram = fileURLToPath(new URL('train-and-cache.ts', import.meta.url));
let prepared: Promise<unknown> | undefined;

/**
 * Learns what was not learned yet, each model in a process of its own: it takes a minute, in which a server in
 * development serves its pages and questions to the assistant wait. Where a process fails, the first question
 * learns.
 */
export async function prepareModels(): Promise<void> {
  prepared ??= Promise.all(
    (Object.keys(READ) as ModelName[])
      .filter((name) => !existsSync(cacheFile(name)))
      .map((name) => learnApart(name).catch(() => undefined)),
  );
  await prepared;
}

const learnApart = (name: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', trainingProgram, name]);

const cacheFile = (name: ModelName): URL => new URL(`${name}-${sourceHash(name)}`, cache);

function cached(name: ModelName, learn: () => Buffer): Buffer {
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

function sourceHash(name: ModelName): string {
  const hash = createHash('sha256');
  for (const path of [...SOURCES, ...READ[name]].flatMap(filesOf).sort())
    hash.update(relative(fileURLToPath(project), path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 20);
}

function filesOf(source: string): string[] {
  if (/\.(?:ts|txt)$/.test(source)) return [fileURLToPath(new URL(source, project))];
  const folder = fileURLToPath(new URL(source, project));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

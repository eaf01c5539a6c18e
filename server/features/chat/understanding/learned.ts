import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trainDangers, trainTopics } from './train-from-wordings.ts';

/**
 * What was learned from the wordings, as compressed models. The build puts the bytes in place of this
 * module (scripts/vite/learned-models.ts); development and tests learn once and keep what they learned.
 */
export const topicModel = (): Buffer => kept('topics', trainTopics);
export const dangerModel = (): Buffer => kept('dangers', trainDangers);

const project = new URL('../../../../', import.meta.url);
const cache = new URL('node_modules/.cache/learned/', project);
/** Everything that changes what is learned. */
const SOURCES = [
  'shared/content/assistant/wordings',
  'server/features/chat/understanding',
  'server/features/chat/search/plain-words.ts',
];

function kept(name: string, learn: () => Buffer): Buffer {
  const file = new URL(`${name}-${sourceHash()}`, cache);
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
  for (const path of SOURCES.flatMap(filesOf).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 20);
}

function filesOf(source: string): string[] {
  if (/\.ts$/.test(source)) return [fileURLToPath(new URL(source, project))];
  const folder = fileURLToPath(new URL(source, project));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

import { CONSENT_VERSIONS, consentText } from '#shared/content/sms-consent.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../../shared/content/', import.meta.url));

/** Every module of `shared/content/` and `shared/services/`: its path from the former, and how it is written. */
export const contentFiles = [...modulesIn('.'), ...modulesIn('../services')].map((file) => ({
  file,
  source: readFileSync(join(folder, file), 'utf8'),
}));

function modulesIn(place: string): string[] {
  return readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(place, file));
}

/** Every string in a value, however deep. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
}

/** Everything that the modules chosen by their paths say, and every text of consent. */
export async function copyOf(belongs: (file: string) => boolean): Promise<string[]> {
  const modules = await Promise.all(
    contentFiles.filter(({ file }) => belongs(file)).map(({ file }) => loadModule(file)),
  );
  return [...modules.flatMap(strings), ...CONSENT_VERSIONS.map(consentText)];
}

const loadModule = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);

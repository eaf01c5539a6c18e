import { nextSteps } from '#server/features/chat/dialog/next-steps.ts';
import { furtherAnswers } from '#server/features/chat/topics/further-answers.ts';
import { CONSENT_VERSIONS, consentText } from '#shared/content/sms-consent.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../../shared/content/', import.meta.url));

const modules = [...filesIn('.'), ...filesIn('../services')];

/**
 * Every module of `shared/content/` and `shared/services/`, and every file of answers: its path from the
 * former, and how it is written.
 */
export const contentFiles = [
  ...modules,
  ...filesIn('assistant/further-answers', '.txt'),
  ...filesIn('assistant/next-steps', '.txt'),
  'assistant/follow-ups.txt',
  'assistant/service-answers.txt',
].map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));

function filesIn(place: string, ending = '.ts'): string[] {
  return readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'))
    .map((file) => join(place, file));
}

/** Every string in a value, however deep. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
}

/** Everything that the modules chosen by their paths say, every text of consent and every further answer. */
export async function copyOf(belongs: (file: string) => boolean): Promise<string[]> {
  const loaded = await Promise.all(modules.filter(belongs).map(loadModule));
  return [
    ...loaded.flatMap(strings),
    ...CONSENT_VERSIONS.map(consentText),
    ...strings(furtherAnswers),
    ...strings(nextSteps),
  ];
}

const loadModule = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);

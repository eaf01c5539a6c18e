import { readdirSync } from 'node:fs';
import { asTopic, readAnswers } from './read-answers.ts';
import type { Topic } from './topic.ts';

const folder = new URL('../../../../shared/content/assistant/further-answers/', import.meta.url);

/**
 * What strangers asked and no page of our own code answers; wordings stand under the same name. The build
 * reads them (scripts/vite/computed-modules.ts).
 */
export const furtherAnswers: readonly Topic[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => readAnswers(new URL(name, folder)).map(asTopic));

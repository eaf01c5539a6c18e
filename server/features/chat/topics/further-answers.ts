import { readdirSync, readFileSync } from 'node:fs';
import type { Topic } from './topic.ts';
import { withFacts } from './with-facts.ts';

const folder = new URL('../../../../shared/content/assistant/further-answers/', import.meta.url);

/**
 * What strangers asked and no topic with patterns answers: recognized by its wordings alone, which stand
 * under the same name. `[name] service`, the answer and, after `es:`, the Spanish one; the build reads them
 * (scripts/vite/computed-modules.ts).
 */
export const furtherAnswers: readonly Topic[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => parseAnswers(readFileSync(new URL(name, folder), 'utf8'), name));

/** @throws Error when a part of the file is more or less than an answer */
function parseAnswers(text: string, file: string): Topic[] {
  return withFacts(text)
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '' && !part.startsWith('#'))
    .map((part) => {
      const [heading = '', answer, second, ...rest] = part.trim().split('\n');
      const [, id, service] = /^\[(\S+)\](?: (\S+))?$/.exec(heading) ?? [];
      const isWhole = rest.length === 0 && (second === undefined || second.startsWith('es: '));
      if (id === undefined || answer === undefined || !isWhole)
        throw new Error(`${file} has no answer at "${heading}".`);
      return {
        id,
        patterns: [],
        answer,
        ...(service !== undefined && { service }),
        ...(second !== undefined && { spanish: second.slice('es: '.length) }),
      };
    });
}

import { readdirSync, readFileSync } from 'node:fs';
import { withOwnWords } from './own-words.ts';

/** How visitors ask: one wording a line below the `[topic]`, `[danger]` or `[next step]` it belongs to. */
const folder = new URL('../../../../shared/content/assistant/wordings/', import.meta.url);

export interface Wording {
  readonly label: string;
  readonly text: string;
  readonly file: string;
}

/** Every wording of a kind, by file and line, as visitors of this company would ask. */
export function readWordings(kind: 'topics' | 'dangers' | 'next-steps'): Wording[] {
  const files = readdirSync(new URL(`${kind}/`, folder)).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((name) => {
    const file = `${kind}/${name}`;
    let label = '';
    return readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .flatMap((text): Wording[] => {
        const heading = /^\[([^\]]+)\]$/.exec(text)?.[1];
        if (heading !== undefined) label = heading;
        return heading !== undefined || text === ''
          ? []
          : [{ label, text: withOwnWords(text), file }];
      });
  });
}

/** How people say who they are before they ask, one a line. */
export const readIntroductions = (): string[] =>
  readFileSync(new URL('introductions.txt', folder), 'utf8').trim().split('\n');

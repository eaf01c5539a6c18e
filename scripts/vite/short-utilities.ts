import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  type ClassNames,
  classNames,
  shortenRules,
  shortenStrings,
  withoutHelpers,
} from './class-names.ts';

const sources = fileURLToPath(new URL('../../client/src/', import.meta.url));
const STYLESHEET = `${sources}styles/site.css`;
const MODULE = /(?<!\.test)\.tsx?$/;

/**
 * Gives Tailwind's utilities names of one to three letters, the same in the browser's build as in the
 * server's: both compute them from the same sources. Classes that we have named ourselves, by which
 * scripts and tests find things, keep their names (docs/decisions/first-flight.md).
 */
export function shortUtilities(): Plugin {
  let names: ClassNames | undefined;
  return {
    name: 'short-utilities',
    apply: 'build',
    // After Tailwind and TypeScript, before files are joined: code of packages is left alone.
    async transform(code, id) {
      if (id === STYLESHEET) {
        names = classNames(code, countWords());
        return { code: shortenRules(withoutHelpers(code), names), map: null };
      }
      if (!id.startsWith(sources) || !MODULE.test(id)) return undefined;
      await this.load({ id: STYLESHEET });
      if (!names) throw new Error(`${STYLESHEET} was not built.`);
      // Lines stay where they are; a map of the columns in them would help nobody.
      return { code: shortenStrings(code, names), map: null };
    },
  };
}

function countWords(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!MODULE.test(file)) continue;
    for (const word of readFileSync(sources + file, 'utf8').split(/[\s"'`]+/)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

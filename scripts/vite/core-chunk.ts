import type { Plugin } from 'vite';

/** The document, its script and its style stay separate: the manifest names the entry for the server. */
const ENTRY = /(?:index\.html|start\/hydrate\.tsx|\.css)$/;
/** What the entry runs one task later. A file of a few bytes, whose imports belong to the core. */
const NEXT = /\/app\/hydrate-root\.ts$/;

/**
 * Puts everything that every page needs into one file. Without it the bundler cuts a file for each
 * combination of pages that share something, and a visit makes two dozen requests for a few hundred
 * bytes each.
 */
export function coreChunk(): Plugin {
  const core = new Set<string>();
  return {
    name: 'core-chunk',
    buildEnd() {
      const visit = (id: string) => {
        if (core.has(id)) return;
        core.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.isEntry || NEXT.test(id)) visit(id);
      }
    },
    generateBundle(_options, bundle) {
      const imports = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const circle = Object.keys(bundle).find((file) => reaches(imports(file), file, imports));
      // Of two files that wait for each other one runs before what it needs is there.
      if (circle) this.error(`${circle} imports itself in a circle; see codeSplitting.`);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'core',
                  test: (id: string) => core.has(id) && !ENTRY.test(id) && !NEXT.test(id),
                },
                // The rest in as few files as it can be without loading what a page does not use.
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2_500,
                },
              ],
            },
          },
        },
      },
    }),
  };
}

function reaches(
  from: readonly string[],
  goal: string,
  next: (file: string) => readonly string[],
): boolean {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file === goal) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...next(file));
  }
  return false;
}

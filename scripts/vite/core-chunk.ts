import type { Plugin } from 'vite';

/** The document, its script and its style stay by themselves: the manifest tells the server which file starts. */
const ENTRY = /(?:index\.html|entry-client\.tsx|\.css)$/;
/** What the entry runs one task later. A file of a few bytes, whose imports belong to the core. */
const NEXT = /\/app\/hydrate\.ts$/;

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
                  entriesAwareMergeThreshold: 3_000,
                },
              ],
            },
          },
        },
      },
    }),
  };
}

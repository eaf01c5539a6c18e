import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as PageTexts from './page-texts.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The days of pages by their id, or why there are none. */
export type PageDates = { readonly days: Record<string, string> } | { readonly missing: string };

/**
 * Writes into the server the day on which the texts of each page last changed, for the sitemap of
 * search engines (docs/decisions/files-for-programs.md). Without a history it says so and writes none.
 */
export function pageDates(): Plugin {
  return {
    name: 'page-dates',
    async config() {
      // Imported here only, so that a change of a page does not start the development server anew.
      const { module } = await runnerImport<typeof PageTexts>(
        fileURLToPath(new URL('page-texts.ts', import.meta.url)),
        { configFile: false, root: projectFolder, logLevel: 'error' },
      );
      const dates = datesFromHistory(projectFolder, module.pageTexts());
      if ('missing' in dates) {
        process.stderr.write(`The sitemap names no days of pages: ${dates.missing}.\n`);
      }
      const days = 'days' in dates ? dates.days : {};
      return { define: { __PAGE_DATES__: JSON.stringify(days) } };
    },
  };
}

/**
 * Asks git for the newest commit of each page's texts.
 * @param folder of the project
 * @param texts by the id of a page, the files it is made of
 */
export function datesFromHistory(
  folder: string,
  texts: ReadonlyMap<string, readonly string[]>,
): PageDates {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    // There the oldest commit that was fetched seems to have made every file.
    if (git('rev-parse', '--is-shallow-repository') === 'true') {
      return { missing: 'a shallow clone has no history (git fetch --unshallow brings it)' };
    }
    const days: Record<string, string> = {};
    for (const [id, files] of texts) {
      const day = git('log', '-1', '--format=%as', '--', ...files);
      if (day) days[id] = day;
    }
    return { days };
  } catch {
    return { missing: 'there is no git, or this is no clone' };
  }
}

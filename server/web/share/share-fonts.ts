import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';
import { projectRoot } from '#server/lib/project-root.ts';

/** Cut by `npm run fonts`; the same typefaces as the site's, in one weight. */
const FONT_FILES = {
  Fraunces: 'fraunces.ttf',
  'Fraunces Extended': 'fraunces-extended.ttf',
  Figtree: 'figtree.ttf',
  'Figtree Extended': 'figtree-extended.ttf',
  Hebrew: 'hebrew.ttf',
  Arabic: 'arabic.ttf',
};

/** Font families of a share picture; of each, the first that has a letter draws it. */
export const shareFontFamilies = {
  heading: 'Fraunces, Fraunces Extended, Hebrew, Arabic',
  text: 'Figtree, Figtree Extended, Hebrew, Arabic',
} as const;

/** Reads the fonts as satori takes them. */
export function readShareFonts(): Promise<Font[]> {
  return Promise.all(
    Object.entries(FONT_FILES).map(async ([name, file]) => ({
      name,
      data: await readFile(join(projectRoot, 'server/web/share/fonts', file)),
    })),
  );
}

/** The last step of `npm run build`: draws the share picture of every page into dist/share. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '#server/lib/project-root.ts';
import { allPages } from '#server/web/machine-files/page-facts.ts';
import { pageCard } from './share-cards.ts';
import { createShareRenderer } from './share-renderer.ts';
import { builtShareFile } from './share-source.ts';

const render = await createShareRenderer();
await rm(join(projectRoot, 'dist/share'), { recursive: true, force: true });
await Promise.all(
  allPages().map(async (page) => {
    const file = builtShareFile(page.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await render(pageCard(page)));
  }),
);

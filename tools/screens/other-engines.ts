import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEngine } from '#tests/engines/support/engine.ts';
import type { EngineName } from '#tests/engines/support/find-engines.ts';
import type { Visitor } from '#tests/engines/support/visitor.ts';
import { storedNo, storeNo } from './stored-no.ts';

interface Wanted {
  readonly pages: readonly { readonly id: string; readonly path: string }[];
  readonly widths: readonly number[];
  readonly folder: string;
}

/** Pictures of whole pages in a browser that Playwright does not drive. @returns their files by width */
export async function shootInEngine(
  name: EngineName,
  siteUrl: string,
  { pages, widths, folder }: Wanted,
): Promise<Map<number, string[]>> {
  const engine = await startEngine(name, { install: true, isStill: true });
  if ('missing' in engine) throw new Error(`No pictures: ${engine.missing}.`);
  const shot = new Map<number, string[]>();
  try {
    for (const { id, path } of pages) {
      const visitor = await engine.newVisitor();
      await visitor.go(siteUrl + path);
      await visitor.run(storeNo, storedNo());
      for (const width of widths) {
        await visitor.resize(width, width < 600 ? 780 : 1000);
        await visitor.go(siteUrl + path);
        await settle(visitor);
        const file = join(folder, `${name}-${id}-${width}.png`);
        await writeFile(file, await visitor.picture());
        shot.set(width, [...(shot.get(width) ?? []), file]);
      }
      await visitor.close();
      process.stdout.write(`${name} ${id}\n`);
    }
  } finally {
    await engine.close();
  }
  return shot;
}

/** Looks at every part of the page once, and waits for fonts and pictures. */
async function settle(visitor: Visitor): Promise<void> {
  await visitor.stir();
  await visitor.run(async () => {
    // What is far from the window is left unpainted otherwise, and as high as the first font made it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { content-visibility: visible !important; } [style*=content-visibility] { min-height: 0 !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    while (!('live' in document.documentElement.dataset)) await new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    for (const image of document.images) {
      while (image.checkVisibility() && image.currentSrc.startsWith('data:')) {
        image.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    }
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
    // What fades in, types or makes room is photographed when it has done so; what runs on, as it runs. WebKit
    // goes on only while frames are asked for.
    do await new Promise(requestAnimationFrame);
    while (
      document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    );
  });
}

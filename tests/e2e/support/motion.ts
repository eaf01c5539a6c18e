import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { Manifest } from 'vite';
import { hydrated } from './hydration.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
) as Manifest;

/** The addresses under which framer-motion and what is drawn with it are served. */
export const motionFiles: readonly string[] = Object.entries(manifest)
  .filter(([name]) => /\/motion\/motion-parts\.tsx?$/.test(name))
  .map(([, { file }]) => `/${file}`);

export const isMotionFile = (url: URL): boolean => motionFiles.includes(url.pathname);

/** What was made to move, as tag, class and who says it, and in which properties. */
export interface Moved {
  readonly what: string;
  readonly properties: readonly string[];
}

type Scope = typeof globalThis & { moved: Moved[] };

/** From the next document on, writes down every element that a script sets in motion. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    (globalThis as Scope).moved = moved;
    // What a script moves is given to the browser by this, one call for each property.
    const own = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = new Proxy(own, {
      apply(animate, element: Element, args: Parameters<Element['animate']>) {
        const bubble = element.getAttribute('data-bubble');
        const what = `${element.localName}.${element.className}${bubble ? `[${bubble}]` : ''}`;
        moved.push({ what, properties: Object.keys(args[0] ?? {}) });
        return Reflect.apply(animate, element, args);
      },
    });
  });
}

export const movedSoFar = (page: Page): Promise<Moved[]> =>
  page.evaluate(() => (globalThis as Scope).moved);

/** Wakes the page and waits until what is drawn from now on moves. */
export async function inMotion(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('html[data-motion]').waitFor({ state: 'attached' });
}

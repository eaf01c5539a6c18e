import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Scene, SceneFile } from './scene.ts';

const folder = import.meta.dirname;
/** As in art/render.mjs: bytes a file may weigh at each width. */
const budgetBytes: Record<string, Record<string, number>> = {
  avif: { 480: 16_000, 800: 25_000, 1200: 60_000 },
  webp: { 480: 25_000, 800: 50_000, 1200: 60_000 },
};

const modules = (await readdir(folder)).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'scene.ts',
);

/** Each module exports one scene. */
async function loadScene(name: string): Promise<Scene> {
  const exported = Object.values((await import(join(folder, name))) as Record<string, Scene>);
  if (exported.length !== 1 || !exported[0]) throw new Error(`${name} must export one scene.`);
  return exported[0];
}

const fileOf = ([, url]: SceneFile) => join(folder, basename(url));

test.for(modules)('%s says the widths and the proportions that its files have', async (name) => {
  const { avif, webp, width, height } = await loadScene(name);
  for (const file of [...avif, ...webp]) {
    const size = await sharp(fileOf(file)).metadata();
    expect(size.width).toBe(file[0]);
    expect(Math.abs(size.height - (file[0] * height) / width)).toBeLessThan(1);
  }
  expect(Math.max(...avif.map(([widthPx]) => widthPx))).toBe(width);
});

test('every encoded scene keeps within the budget of its width', async () => {
  const files = (await readdir(folder)).filter((name) => /\.(?:avif|webp)$/.test(name));
  const heavy = await Promise.all(
    files.map(async (name) => {
      const [, width = '', kind = ''] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
      const { size } = await stat(join(folder, name));
      return size < (budgetBytes[kind]?.[width] ?? 0) ? [] : [`${name}: ${size}`];
    }),
  );
  expect(heavy.flat()).toEqual([]);
});

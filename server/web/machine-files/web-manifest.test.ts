import { projectRoot } from '#server/lib/project-root.ts';
import { withThemeColor } from '#scripts/vite/theme-color.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import tailwindConfig from '../../../tailwind.config.ts';
import { webManifest } from './web-manifest.ts';

async function manifest() {
  return JSON.parse(await webManifest().write()) as {
    theme_color: string;
    background_color: string;
    icons: { src: string }[];
  };
}

test('the colors are those of the document and of the tokens', async () => {
  const { theme_color, background_color } = await manifest();
  const { colors } = tailwindConfig.theme;
  expect(theme_color).toBe(colors.ink[950]);
  expect(background_color).toBe(colors.paper);
  const html = readFileSync(join(projectRoot, 'client/index.html'), 'utf8');
  expect(withThemeColor(html)).toContain(`<meta name="theme-color" content="${theme_color}" />`);
});

test('every icon is a file of the site', async () => {
  const { icons } = await manifest();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons)
    expect(existsSync(join(projectRoot, 'client/public', src))).toBe(true);
});

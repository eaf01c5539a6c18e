import { networkSlides } from '#shared/content/services-page.ts';
import { serviceIds } from '#shared/services/index.ts';
import { expect, test } from 'vitest';
import { serviceScene, type ServiceSceneName } from './service-scenes.ts';

const names: readonly ServiceSceneName[] = [
  ...serviceIds.filter((id) => id !== 'network-services'),
  ...networkSlides.map(({ scene }) => scene),
];
const rendered = names.filter((name) => serviceScene(name));

test.each(rendered)('%s comes in three widths and two formats', (name) => {
  const { avif, webp } = serviceScene(name) ?? expect.unreachable();
  for (const [format, files] of Object.entries({ avif, webp })) {
    expect(files.map(([widthPx]) => widthPx)).toEqual([480, 800, 1200]);
    expect(files.every(([, url]) => url.includes(`${name}-`) && url.endsWith(format))).toBe(true);
  }
});

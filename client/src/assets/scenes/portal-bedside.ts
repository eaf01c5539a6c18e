import avif480 from './portal-bedside-480.avif';
import webp480 from './portal-bedside-480.webp';
import avif800 from './portal-bedside-800.avif';
import webp800 from './portal-bedside-800.webp';
import type { Scene } from './scene.ts';

/** Point of care: the tablet beside the bed. */
export const portalBedside: Scene = {
  avif: [
    [480, avif480],
    [800, avif800],
  ],
  webp: [
    [480, webp480],
    [800, webp800],
  ],
  width: 800,
  height: 667,
};

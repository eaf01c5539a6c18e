import avif480 from './portal-records-480.avif';
import webp480 from './portal-records-480.webp';
import avif800 from './portal-records-800.avif';
import webp800 from './portal-records-800.webp';
import type { Scene } from './scene.ts';

/** The records portal: a chart and the old cabinet. */
export const portalRecords: Scene = {
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

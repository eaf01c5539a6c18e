import avif480 from './portal-medication-480.avif';
import webp480 from './portal-medication-480.webp';
import avif800 from './portal-medication-800.avif';
import webp800 from './portal-medication-800.webp';
import type { Scene } from './scene.ts';

/** The medication record: the cart of the night round. */
export const portalMedication: Scene = {
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

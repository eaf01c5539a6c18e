import avif480 from './oklahoma-relief-480.avif';
import webp480 from './oklahoma-relief-480.webp';
import avif800 from './oklahoma-relief-800.avif';
import webp800 from './oklahoma-relief-800.webp';
import avif1200 from './oklahoma-relief-1200.avif';
import webp1200 from './oklahoma-relief-1200.webp';
import type { Scene } from './scene.ts';

/** Oklahoma in relief with the 500-mile circle. */
export const oklahomaRelief: Scene = {
  avif: [
    [480, avif480],
    [800, avif800],
    [1200, avif1200],
  ],
  webp: [
    [480, webp480],
    [800, webp800],
    [1200, webp1200],
  ],
  width: 1200,
  height: 744,
};

import avif480 from './oklahoma-relief-480.avif';
import webp480 from './oklahoma-relief-480.webp';
import avif800 from './oklahoma-relief-800.avif';
import webp800 from './oklahoma-relief-800.webp';
import type { Scene } from './scene.ts';

/** Oklahoma in relief with the 500-mile circle. */
export const oklahomaRelief: Scene = {
  avif: [
    [480, avif480],
    [800, avif800],
  ],
  webp: [
    [480, webp480],
    [800, webp800],
  ],
  width: 800,
  height: 496,
};

import avif480 from './case-study-480.avif';
import webp480 from './case-study-480.webp';
import avif800 from './case-study-800.avif';
import webp800 from './case-study-800.webp';
import type { Scene } from './scene.ts';

/** The case study: one thin line in, one thick line out. */
export const caseStudy: Scene = {
  avif: [
    [480, avif480],
    [800, avif800],
  ],
  webp: [
    [480, webp480],
    [800, webp800],
  ],
  width: 800,
  height: 502,
};

import avif480 from './case-study-480.avif';
import webp480 from './case-study-480.webp';
import avif800 from './case-study-800.avif';
import webp800 from './case-study-800.webp';
import avif1200 from './case-study-1200.avif';
import webp1200 from './case-study-1200.webp';
import type { Scene } from './scene.ts';

/** The case study: one thin line in, one thick line out. */
export const caseStudy: Scene = {
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
  height: 753,
};

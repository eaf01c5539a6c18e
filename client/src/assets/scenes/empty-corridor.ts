import avif480 from './empty-corridor-480.avif';
import webp480 from './empty-corridor-480.webp';
import avif800 from './empty-corridor-800.avif';
import webp800 from './empty-corridor-800.webp';
import avif1200 from './empty-corridor-1200.avif';
import webp1200 from './empty-corridor-1200.webp';
import type { Scene } from './scene.ts';

/** The 404 page: a plug short of its socket. */
export const emptyCorridor: Scene = {
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
  height: 728,
};

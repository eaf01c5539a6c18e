/** Written by `npm run identity` (scripts/identity/draw-outline.ts); null where the relief is shown. */
import type { Outline } from './outline-shape.ts';

export const outline: Outline | null = null;

import { createObservable } from '../../lib/observable.ts';
import type { motionParts, MovedProps } from './motion-parts.tsx';

/** The parts that move, and how much of framer-motion has come with them. */
export type MotionParts = typeof motionParts & Pick<MovedProps, 'features'>;

/** Nothing until a visitor is there: what is drawn before that is drawn without. */
const parts = createObservable<MotionParts | undefined>(undefined);

export const onMotion = parts.subscribe;

/** What moves an element that is drawn now; undefined before it has come, and where nothing may move. */
export function getMotion(): MotionParts | undefined {
  return parts.get() && (isMotionUnwanted() ? undefined : parts.get());
}

/**
 * Fetches framer-motion (docs/decisions/motion.md). Never rejects, since everything works without; whoever
 * asked for less motion or to save data is not sent it.
 */
export async function loadMotion(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (isMotionUnwanted() || connection?.saveData) return;
  // Only a finger drags; a mouse has the button.
  const hasFinger = matchMedia('(pointer: coarse)').matches;
  try {
    const [module, { features }] = await Promise.all([
      import('./motion-parts.tsx'),
      hasFinger ? import('./drag-features.ts') : import('./features.ts'),
    ]);
    parts.set({ ...module.motionParts, features });
  } catch {
    // The page is complete without motion.
  }
}

function isMotionUnwanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

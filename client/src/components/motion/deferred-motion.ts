import { nextTask } from '../../lib/next-task.ts';
import { createObservable } from '../../lib/observable.ts';
import type { motionParts } from './motion-parts.tsx';

/** Nothing until a visitor is there: what is drawn before that is drawn without. */
const parts = createObservable<typeof motionParts | undefined>(undefined);

export const onMotion = parts.subscribe;

/** What moves an element that is drawn now; undefined before it has come, and where nothing may move. */
export function getMotion(): typeof motionParts | undefined {
  return parts.get() && (isMotionUnwanted() ? undefined : parts.get());
}

/**
 * Fetches framer-motion (docs/decisions/motion.md). Never rejects, since everything works without; whoever
 * asked for less motion or to save data is not sent it.
 */
export async function loadMotion(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (isMotionUnwanted() || connection?.saveData) return;
  try {
    const { motionParts } = await import('./motion-parts.tsx');
    // React draws with it in a task other than the one that has run its code.
    await nextTask();
    parts.set(motionParts);
  } catch {
    // The page is complete without motion.
  }
}

function isMotionUnwanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

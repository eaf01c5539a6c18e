import { type RefObject, useEffect, useRef, useState } from 'react';
import { onceInView } from '../lib/once-in-view.ts';

/** How far below (or beside) the window a picture starts to load (spec §8). */
const NEAR_VIEW_PX = 50;

/**
 * Whether an element is, or ever was, in view or at most 50 px away from it. False on the server and
 * in the first render.
 */
export function useNearView<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    return onceInView(element, `${NEAR_VIEW_PX}px`, () => setIsNear(true));
  }, [isNear]);

  return [ref, isNear];
}

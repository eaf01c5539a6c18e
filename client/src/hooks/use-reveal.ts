import { type RefObject, useEffect, useRef } from 'react';
import { onceInView } from '../lib/once-in-view.ts';

/**
 * Lets an element come in once when it is scrolled into view; motion.css draws the attribute. What is
 * in view already is left alone, so that nothing visible disappears.
 */
export function useReveal<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.reveal = 'waiting';
    const stop = onceInView(element, '0px 0px -8% 0px', () => {
      element.dataset.reveal = 'shown';
    });
    return () => {
      stop();
      delete element.dataset.reveal;
    };
  }, []);

  return ref;
}

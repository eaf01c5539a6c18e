import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets an element come in once when it is scrolled into view; motion.css draws the attribute. What is
 * in view already is left alone, so that nothing visible disappears.
 */
export function useReveal<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // It first says where the element is when the page has been laid out: asked here, each would have that done.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { top, height } = entry.boundingClientRect;
        // Without a height it stands in a part that is laid out later, below the window (app/lay-out-in-parts.ts).
        const isSeen = entry.isIntersecting || (height > 0 && top < innerHeight);
        if (!isSeen) {
          element.dataset.reveal ??= 'waiting';
          return;
        }
        observer.disconnect();
        if (element.dataset.reveal) element.dataset.reveal = 'shown';
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, []);

  return ref;
}

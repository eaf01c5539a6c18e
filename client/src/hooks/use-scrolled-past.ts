import { type RefObject, useEffect, useRef, useState } from 'react';

interface ScrolledPast {
  /** For an element at the top of the page, as tall as the distance that may be scrolled. */
  markerRef: RefObject<HTMLDivElement | null>;
  /** True once the marker has left the view. */
  isPast: boolean;
}

/** Whether a marker was scrolled out of view, without listening to every scroll event. */
export function useScrolledPast(): ScrolledPast {
  const markerRef = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    const marker = markerRef.current;
    if (!marker) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setIsPast(!latest.isIntersecting);
    });
    observer.observe(marker);
    return () => observer.disconnect();
  }, []);

  return { markerRef, isPast };
}

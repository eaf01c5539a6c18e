const NEAR_PX = 160;

/**
 * Calls back once when the pointer comes within 160 pixels of an element.
 * @returns stops watching
 */
export function whenPointerNears(element: Element, onNear: () => void): () => void {
  const stop = new AbortController();
  const watch = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isNear =
      clientX > left - NEAR_PX &&
      clientX < right + NEAR_PX &&
      clientY > top - NEAR_PX &&
      clientY < bottom + NEAR_PX;
    if (!isNear) return;
    stop.abort();
    onNear();
  };
  addEventListener('pointermove', watch, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

import { type PointerEvent, useRef } from 'react';

interface SwipeOptions {
  onLeft: () => void;
  onRight: () => void;
  /** A movement counts when it is longer than this, in CSS pixels. */
  thresholdPx: number;
}

/** Handlers for an element with `touch-action: pan-y`, so that sideways movements are ours. */
export function useSwipe({ onLeft, onRight, thresholdPx }: SwipeOptions) {
  const startX = useRef<number | null>(null);

  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (startX.current === null) return;
      const distance = clientX - startX.current;
      startX.current = null;
      if (distance < -thresholdPx) onLeft();
      if (distance > thresholdPx) onRight();
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}

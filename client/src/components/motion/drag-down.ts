import type { MotionValue } from 'framer-motion';
import { animate } from 'framer-motion/dom/mini';
import { flushSync } from 'react-dom';
import { ease } from './ways.ts';

/** A finger that lets go at this speed means it, in pixels a second; so does one that has come this far. */
const FLING_PX_S = 500;
const FAR_SHARE = 0.35;
/** Speed is what a finger did in at least its last so many milliseconds. */
const LAST_MS = 50;

export interface DragDown {
  readonly press: PointerEvent;
  /** How far down the element is drawn. */
  readonly y: MotionValue<number>;
  readonly onFlung: () => void;
}

/**
 * Has an element follow a finger downwards until it lets go, and then go back to its place or be flung away.
 * framer-motion's own drag measures the page at every change of the element, 15 ms each on a slow phone.
 */
export function dragDown(element: Element, { press, y, onFlung }: DragDown): void {
  // A finger may take it while it is still on its way.
  for (const animation of element.getAnimations()) animation.cancel();
  const left = new AbortController();
  const start = { at: press.timeStamp, y: 0 };
  /** Newest first, by the finger's own clock: a slow phone draws too few frames to tell its speed. */
  const places = [start];
  const listen = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) =>
    addEventListener(type, (event) => event.pointerId === press.pointerId && listener(event), {
      signal: left.signal,
    });
  const goBack = () => {
    left.abort();
    const from = y.get();
    y.jump(0);
    animate(element, { transform: [`translateY(${from}px)`, 'translateY(0px)'] }, ease);
  };
  listen('pointermove', ({ clientY, timeStamp }) => {
    y.set(Math.max(0, clientY - press.clientY));
    places.unshift({ at: timeStamp, y: y.get() });
  });
  listen('pointercancel', goBack);
  listen('pointerup', ({ timeStamp }) => {
    const before = places.find(({ at }) => timeStamp - at >= LAST_MS) ?? start;
    const speed = (1000 * (y.get() - before.y)) / Math.max(1, timeStamp - before.at);
    const isFar = y.get() > innerHeight * FAR_SHARE && speed > -FLING_PX_S;
    if (!isFar && speed <= FLING_PX_S) return goBack();
    left.abort();
    // At once, as a click: what takes the focus next has to be there.
    flushSync(onFlung);
  });
}

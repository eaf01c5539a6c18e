import { animate } from 'framer-motion/dom/mini';
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { arrival, ease, type Way } from './ways.ts';

/** Moves an element that has just come into the document. Safe to call again while it is on its way. */
export function arrive(element: Element, way: Way) {
  return animate(element, arrival(way), ease);
}

/**
 * Moves the element that the ref is given to, once, when it comes. The way that `m` brings an element in
 * takes a slow phone 30 ms in the task that opens the chat.
 * @param outer who else wants to know the element
 * @param isStaying false once it goes: what is on its way out no longer comes in
 */
export function useArrival(
  way: Way,
  outer: Ref<HTMLDivElement> | undefined,
  isStaying = true,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(outer, () => element.current as HTMLDivElement, []);
  const coming = useRef<ReturnType<typeof arrive>>(undefined);
  useLayoutEffect(() => {
    if (element.current) coming.current = arrive(element.current, way);
  }, [way]);
  useLayoutEffect(() => {
    if (!isStaying) coming.current?.cancel();
  }, [isStaying]);
  return element;
}

import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { carouselReducer } from './carousel-state.ts';
import { useMediaQuery } from './use-media-query.ts';

export interface CarouselOptions {
  /** Number of slides, at least one. */
  count: number;
  /** From one change to the next, in milliseconds. */
  intervalMs: number;
  /** How long a slide fades out before the next one stands in its place, in milliseconds. */
  fadeMs: number;
}

/**
 * The clock of a carousel, without its looks. It steps by itself unless it was paused, somebody
 * hovers or focuses it, the tab is in the background, or motion is unwanted (then it starts paused
 * and moves only for a visitor who presses Play).
 *
 * `shown` is the slide that stands there, `target` the one it moves to (the dots follow it),
 * `isRotating` whether the clock runs; `holdProps` belong on the element that stops it.
 */
export function useCarousel({ count, intervalMs, fadeMs }: CarouselOptions) {
  const [{ shown, target }, dispatch] = useReducer(carouselReducer, { shown: 0, target: 0 });
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isHidden = useDocumentHidden();
  const { isHeld, holdProps } = useHeld();

  const isPaused = wish === null ? wantsStillness : wish === 'pause';
  const isRotating = !isPaused && !isHeld && !isHidden && count > 1;
  const isFading = shown !== target;

  // The target is a dependency because every change starts the interval anew (spec §4).
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => dispatch({ type: 'step', by: 1, count }), intervalMs);
    return () => clearTimeout(timer);
  }, [isRotating, target, count, intervalMs]);

  useEffect(() => {
    if (!isFading) return;
    // Without motion there is no fade to wait for.
    const delayMs = wantsStillness ? 0 : fadeMs;
    const timer = setTimeout(() => dispatch({ type: 'switch' }), delayMs);
    return () => clearTimeout(timer);
  }, [isFading, fadeMs, wantsStillness]);

  return {
    shown,
    target,
    isFading,
    isPaused,
    isRotating,
    holdProps,
    next: () => dispatch({ type: 'step', by: 1, count }),
    previous: () => dispatch({ type: 'step', by: -1, count }),
    goTo: (index: number) => dispatch({ type: 'go', to: index }),
    togglePaused: () => setWish(isPaused ? 'play' : 'pause'),
  };
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True while the tab is in the background; false on the server. */
function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}

/**
 * Whether the visitor is busy with an element: the mouse is over it, or keyboard focus is inside. A
 * button that was clicked with a mouse keeps focus without being read, so that does not count.
 */
function useHeld<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  // A keyboard may have come before the code did.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches(':focus-visible') && ref.current?.contains(focused)) setIsFocused(true);
  }, []);

  const holdProps = {
    ref,
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
    },
  };
  return { isHeld: isHovered || isFocused, holdProps };
}

import type { DOMKeyframesDefinition, TargetAndTransition } from 'framer-motion';

/** Short enough to wait for: 150 to 250 ms, easing out. */
export const ease = { duration: 0.2, ease: 'easeOut' } as const;

/** As `transform`, and not as `x` or `y`, the browser moves it without the page's own thread. */
const from = (transform: string): TargetAndTransition => ({ opacity: 0, transform });

/** Where each kind of thing comes from and goes; at rest it is opaque and in its place. */
const hidden = {
  /** Read from its first frame on: a slow phone makes ten of them a second. */
  page: () => ({ opacity: 0.4 }),
  menu: () => from('translateY(-8px)'),
  panel: () => from('translateY(12px)'),
  /** From below the window, whose own height would be asked of the layout; a finger drags it by `y`. */
  sheet: () => ({ y: screen.height }),
  card: () => from('translateY(16px)'),
  answer: () => from('translateY(8px)'),
  toast: () => from('translateX(32px)'),
} satisfies Record<string, () => TargetAndTransition>;

export type Way = keyof typeof hidden;

/** Where a way begins and ends. */
export function hiddenAt(way: Way): TargetAndTransition {
  return hidden[way]();
}

/** The same properties at rest. */
export function atRest({ opacity, transform, y }: TargetAndTransition): TargetAndTransition {
  return {
    ...(opacity !== undefined && { opacity: 1 }),
    ...(typeof transform === 'string' && { transform: transform.replace(/-?\d+/, '0') }),
    ...(y !== undefined && { y: 0 }),
  };
}

/** Both ends of each property; what a finger drags by `y` comes by `transform`, as all else does. */
export function arrival(way: Way): DOMKeyframesDefinition {
  const { y, ...from } = hiddenAt(way);
  const start = typeof y === 'number' ? { ...from, transform: `translateY(${y}px)` } : from;
  const end = atRest(start);
  return {
    ...(start.opacity !== undefined && { opacity: [Number(start.opacity), 1] }),
    ...(start.transform !== undefined && {
      transform: [String(start.transform), String(end.transform)],
    }),
  };
}

import { useSyncExternalStore } from 'react';
import { getMotion, onMotion } from '../../components/motion/deferred-motion.ts';

/** Where the line runs in the hero's picture, in its own size; the nurse with the cart stands before it. */
const LINE = [
  'M285 408l50 14 50 20 23-2 39 32 20-66 21 108q6-24 18-29t24 1q20 22 38 30l22 4',
  'M683 549q20 0 40-6l65-20q6-2 10-6l62-56',
];
const WINDOW_ACROSS_THE_STREET = 'M749 234l13 5v15l-13-5z';

/**
 * Two beats run along the line of the clinic at night, and somebody across the street puts a light on. It
 * comes with what else moves: after the first activation, never with reduced motion or saved data.
 */
export function HeroLife() {
  const motion = useSyncExternalStore(onMotion, getMotion, () => undefined);
  if (!motion) return null;
  return (
    <svg viewBox="0 0 1200 825" className="hero-picture hero-life print:hidden" aria-hidden>
      {LINE.map((part) => (
        <path key={part} d={part} pathLength={100} className="hero-beat" />
      ))}
      <path d={WINDOW_ACROSS_THE_STREET} className="hero-window" />
    </svg>
  );
}

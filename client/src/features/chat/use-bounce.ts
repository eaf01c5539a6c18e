import { useEffect, useState } from 'react';

/** Spec §4. */
const BOUNCE_AFTER_MS = 30_000;

/**
 * Whether the closed launcher draws attention to itself: after 30 seconds, and never for people who
 * asked for less motion. Second: opening clears it.
 */
export function useBounce(isClosed: boolean): [isBouncing: boolean, stop: () => void] {
  const [isBouncing, setIsBouncing] = useState(false);
  useEffect(() => {
    if (!isClosed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setIsBouncing(true), BOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isClosed]);
  return [isBouncing, () => setIsBouncing(false)];
}

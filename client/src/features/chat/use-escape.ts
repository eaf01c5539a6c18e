import { useEffect, useEffectEvent } from 'react';

/** Calls back at Escape, wherever the focus is; what has used the key itself says so. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const left = new AbortController();
    const handle = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) escape();
    };
    document.addEventListener('keydown', handle, { signal: left.signal });
    return () => left.abort();
  }, []);
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { isPlaceFree } from './place-is-free.ts';

/** Lower windows (a phone on its side, a page at 400 %) have no room to ask in. */
const ROOM_TO_ASK = '(min-height: 30rem)';

/**
 * Whether the notice may show itself: there is room, and no main action of the page lies where it
 * would stand. Until then it is drawn and not seen, and every scroll is a new chance. Once seen it
 * stays; what moves under it later is moved by the reader.
 */
export function useFreePlace(notice: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isFree, setIsFree] = useState(isAsked);

  useLayoutEffect(() => {
    if (isFree) return;
    const stop = new AbortController();
    const look = () => {
      const place = notice.current?.getBoundingClientRect();
      if (!place || !matchMedia(ROOM_TO_ASK).matches) return;
      if (!isPlaceFree(place)) return;
      stop.abort();
      setIsFree(true);
    };
    look();
    for (const chance of ['scroll', 'resize']) {
      addEventListener(chance, look, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [notice, isFree]);

  return isFree;
}

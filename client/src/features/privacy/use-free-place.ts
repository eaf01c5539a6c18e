import { type RefObject, useLayoutEffect, useState } from 'react';
import { isPlaceFree } from './place-is-free.ts';

/** Lower windows (a phone on its side, a page at 400 %) have no room to ask in. */
const ROOM_TO_ASK = '(min-height: 30rem)';

/**
 * Whether the notice may show itself: there is room, and no main action of the page lies where it
 * would stand. Until then it is drawn and not seen, and every scroll is a new chance. Once seen it
 * stays, for what moves under it is moved by the reader; only for the actions of the first screen, which
 * nobody can scroll out of its way, it steps aside as long as they are there.
 */
export function useFreePlace(notice: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isFree, setIsFree] = useState(isAsked);

  useLayoutEffect(() => {
    if (isAsked) return;
    const stop = new AbortController();
    let wasSeen = false;
    const look = () => {
      const place = notice.current?.getBoundingClientRect();
      if (!place || (!wasSeen && !matchMedia(ROOM_TO_ASK).matches)) return;
      // Whoever has come into it with the keyboard is not put out.
      const isUsed = notice.current?.contains(document.activeElement) ?? false;
      const isSeen = isUsed || isPlaceFree(place, wasSeen);
      wasSeen ||= isSeen;
      setIsFree(isSeen);
    };
    look();
    for (const chance of ['scroll', 'resize']) {
      addEventListener(chance, look, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [notice, isAsked]);

  return isFree;
}

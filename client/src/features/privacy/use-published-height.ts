import { type RefObject, useLayoutEffect } from 'react';

const NAME = '--privacy-height';

/**
 * Publishes how high the notice is while it is seen (`--privacy-height` on the document): what
 * gets the focus is scrolled clear of it (privacy-notice.css).
 */
export function usePublishedHeight(notice: RefObject<HTMLElement | null>, isSeen: boolean): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (!element || !isSeen) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(NAME, `${element.offsetHeight}px`);
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(NAME);
    };
  }, [notice, isSeen]);
}

import { type RefObject, useEffect } from 'react';

/**
 * While `isCovered`, nothing of the page around the chat takes focus or is read: a panel over the
 * whole window must not let the keyboard wander off behind it. Toasts stay.
 */
export function useInertPage(panel: RefObject<HTMLElement | null>, isCovered: boolean): void {
  useEffect(() => {
    const widget = panel.current?.closest('[data-chat-widget]');
    if (!isCovered || !widget?.parentElement) return;
    const around = [...widget.parentElement.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.matches('a, header, main, footer'),
    );
    for (const element of around) element.inert = true;
    return () => {
      for (const element of around) element.inert = false;
    };
  }, [panel, isCovered]);
}

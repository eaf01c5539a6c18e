import { type RefObject, useEffect } from 'react';
import { pressShown } from '../../lib/press-shown.ts';

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
    let isOpen = true;
    // The styles of the whole page are found anew: not before the panel is seen.
    void pressShown().then(() => {
      for (const element of around) element.inert = isOpen;
    });
    return () => {
      isOpen = false;
      for (const element of around) element.inert = false;
    };
  }, [panel, isCovered]);
}

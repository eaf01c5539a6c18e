import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type * as Parts from './tooltip-parts.tsx';

type TooltipParts = typeof Parts;

const PartsContext = createContext<TooltipParts | undefined>(undefined);

const FOCUSABLE = 'a[href], button';

/**
 * Around buttons that explain themselves with a <Tooltip> each; they share the delays. The code for
 * it (18 kB) is fetched when the pointer or the focus first comes to one of them.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<TooltipParts>();
  const group = useRef<HTMLSpanElement>(null);
  const before = useRef({ focused: -1, hovered: -1 });

  function load(): void {
    if (parts) return;
    import('./tooltip-parts.tsx').then(
      (loaded) => {
        const buttons = focusables(group.current);
        before.current = {
          focused: buttons.findIndex((button) => button.matches(':focus')),
          hovered: buttons.findIndex((button) => button.matches(':hover')),
        };
        setParts(loaded);
      },
      // Without it the names of the buttons remain, in their labels.
      () => undefined,
    );
  }

  // Of whoever was there before it React hears nothing.
  useEffect(() => {
    if (group.current?.matches(':is(:hover, :focus-within)')) load();
  });

  // The buttons are new elements now: the one that had the focus gets it back, and the one under the
  // pointer is notified of it, which would else take a second movement.
  useLayoutEffect(() => {
    if (!parts) return;
    const buttons = focusables(group.current);
    buttons[before.current.focused]?.focus();
    const rest = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
    buttons[before.current.hovered]?.dispatchEvent(rest);
  }, [parts]);

  return (
    <span ref={group} className="contents" onPointerOver={load} onFocus={load}>
      <PartsContext value={parts}>
        {parts ? <parts.TooltipDelays>{children}</parts.TooltipDelays> : children}
      </PartsContext>
    </span>
  );
}

/**
 * Shows `label` beside its child, a link or a button, after the pointer has rested on it or when it
 * has the focus. The child needs a name of its own: without JavaScript there is no tooltip.
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  const parts = useContext(PartsContext);
  return parts ? <parts.TooltipBubble label={label}>{children}</parts.TooltipBubble> : children;
}

function focusables(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
}

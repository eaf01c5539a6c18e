import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether somebody is busy with an element: the mouse is over it, or keyboard focus is inside. A
 * button that was clicked with a mouse keeps focus without being read, so that does not count.
 */
export function useHeld<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  // A keyboard may have come before the code did.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches(':focus-visible') && ref.current?.contains(focused)) setIsFocused(true);
  }, []);

  const holdProps = {
    ref,
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
    },
  };
  return { isHeld: isHovered || isFocused, holdProps };
}

import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Whether somebody is busy with an element: the mouse is over it, or keyboard focus is inside. A
 * button that was clicked with a mouse keeps focus without being read, so that does not count.
 */
export function useHeld() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const holdProps = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
    },
  };
  return { isHeld: isHovered || isFocused, holdProps };
}

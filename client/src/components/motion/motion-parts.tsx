import { AnimatePresence, domMin, LazyMotion, useIsPresent, useMotionValue } from 'framer-motion';
import { div, form, li } from 'framer-motion/m';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { useArrival } from './arrive.ts';
import { dragDown } from './drag-down.ts';
import { type MovingProps, StayingContext } from './moving.tsx';
import { ScreenMotion } from './screen-motion.tsx';
import { atRest, ease, hiddenAt, type Way } from './ways.ts';

const elements = { div, form: form as typeof div, li: li as unknown as typeof div };

interface MovedProps extends MovingProps {
  as: NonNullable<MovingProps['as']>;
  way: Way;
}

/** What <Moving> draws once framer-motion is there: it comes by `arrive`, and `m` takes it away. */
function Moved({ as, way, onFlung, onPointerDown, ref, ...props }: MovedProps) {
  const M = elements[as];
  const [from] = useState(() => hiddenAt(way));
  const isStaying = useIsPresent();
  const element = useArrival(way, ref, isStaying);
  const y = useMotionValue(0);
  // Only a finger drags; a mouse has the button.
  const [isDragged] = useState(() => onFlung && matchMedia('(pointer: coarse)').matches);

  function handlePointerDown(event: PointerEvent<HTMLDivElement>): void {
    onPointerDown?.(event);
    const { target, currentTarget } = event;
    if (!isDragged || !onFlung || !event.isPrimary || !(target instanceof Element)) return;
    if (target.closest('[data-grip]') && !target.closest('a, button, summary')) {
      dragDown(currentTarget, { press: event.nativeEvent, y, onFlung });
    }
  }

  return (
    <LazyMotion features={domMin} strict>
      <M
        {...props}
        ref={element}
        // What goes is out of everybody's reach at once.
        inert={!isStaying}
        aria-hidden={isStaying ? undefined : true}
        onPointerDown={handlePointerDown}
        initial={false}
        animate={atRest(from)}
        exit={hiddenAt(way)}
        transition={ease}
        {...(isDragged && { 'data-dragged': '', style: { y } })}
      >
        <StayingContext value={isStaying}>{props.children}</StayingContext>
      </M>
    </LazyMotion>
  );
}

/** What <Moving> draws where it only comes, and stays. */
function Arrived({ as: Tag, way, ref, ...props }: MovedProps) {
  // All of them take what these props are.
  const Plain = Tag as 'div';
  return <Plain {...props} ref={useArrival(way, ref)} />;
}

/** What <Leaving> draws once framer-motion is there. */
function Presence({ children }: { children: ReactNode }) {
  return <AnimatePresence presenceAffectsLayout={false}>{children}</AnimatePresence>;
}

export const motionParts = { Arrived, Moved, Presence, ScreenMotion };

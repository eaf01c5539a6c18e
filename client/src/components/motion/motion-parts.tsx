import {
  AnimatePresence,
  type FeatureBundle,
  LazyMotion,
  type PanInfo,
  useDragControls,
  useIsPresent,
} from 'framer-motion';
import { div, form, li } from 'framer-motion/m';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { type MovingProps, StayingContext } from './moving.tsx';
import { ScreenMotion } from './screen-motion.tsx';
import { atRest, ease, hiddenAt, type Way } from './ways.ts';

/** A finger that lets go at this speed means it, in pixels a second; so does one that has come this far. */
const FLING_PX_S = 500;
const FAR_SHARE = 0.35;

const elements = { div, form: form as typeof div, li: li as unknown as typeof div };

export interface MovedProps extends MovingProps {
  as: NonNullable<MovingProps['as']>;
  way: Way;
  features: FeatureBundle;
}

/** What <Moving> draws once framer-motion is there. */
function Moved({ as, way, features, onFlung, onPointerDown, ...props }: MovedProps) {
  const M = elements[as];
  const [from] = useState(() => hiddenAt(way));
  const isStaying = useIsPresent();
  const controls = useDragControls();
  const isDragged = onFlung !== undefined && 'drag' in features;

  function handlePointerDown(event: PointerEvent<HTMLDivElement>): void {
    onPointerDown?.(event);
    const { target } = event;
    if (!isDragged || !(target instanceof Element)) return;
    if (target.closest('[data-grip]') && !target.closest('a, button, summary')) {
      controls.start(event);
    }
  }

  function handleDragEnd(_event: unknown, { offset, velocity }: PanInfo): void {
    const isFar = offset.y > innerHeight * FAR_SHARE;
    const isFlung = velocity.y > FLING_PX_S || (isFar && velocity.y > -FLING_PX_S);
    // At once, as a click: what takes the focus next has to be there.
    if (isFlung) flushSync(() => onFlung?.());
  }

  return (
    <LazyMotion features={features} strict>
      <M
        {...props}
        // What goes is out of everybody's reach at once.
        inert={!isStaying}
        aria-hidden={isStaying ? undefined : true}
        onPointerDown={handlePointerDown}
        initial={from}
        animate={atRest(from)}
        exit={hiddenAt(way)}
        transition={ease}
        {...(isDragged && {
          'data-dragged': '',
          drag: 'y',
          dragListener: false,
          dragControls: controls,
          dragConstraints: { top: 0, bottom: 0 },
          dragElastic: { top: 0, bottom: 1 },
          dragTransition: { bounceStiffness: 600, bounceDamping: 50 },
          onDragEnd: handleDragEnd,
        })}
      >
        <StayingContext value={isStaying}>{props.children}</StayingContext>
      </M>
    </LazyMotion>
  );
}

/** What <Leaving> draws once framer-motion is there. */
function Presence({ children }: { children: ReactNode }) {
  return <AnimatePresence presenceAffectsLayout={false}>{children}</AnimatePresence>;
}

export const motionParts = { Moved, Presence, ScreenMotion };

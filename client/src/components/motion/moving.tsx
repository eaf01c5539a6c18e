import {
  Children,
  createContext,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
  type Ref,
  use,
  useState,
  useSyncExternalStore,
} from 'react';
import { getMotion, onMotion } from './deferred-motion.ts';
import type { Way } from './ways.ts';

/** The names that framer-motion has for events of its own. */
type OwnEvents = `on${'Drag' | 'DragStart' | 'DragEnd' | 'AnimationStart'}`;

export interface MovingProps extends Omit<HTMLAttributes<HTMLElement>, OwnEvents | 'style'> {
  as?: 'div' | 'form' | 'li';
  /** How it comes and, inside of <Leaving>, goes; left out where it is simply there. */
  way?: Way | undefined;
  /** It follows a finger that takes it by its `[data-grip]`, and this is called when it is flung away. */
  onFlung?: (() => void) | undefined;
  noValidate?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * An element that moves when it comes and goes, once framer-motion is there. One that was drawn before
 * stays as it is: nothing that somebody looks at disappears to come again.
 */
export function Moving({ as: Tag = 'div', way, onFlung, ...props }: MovingProps) {
  const [motion] = useState(() => way && getMotion());
  if (!motion || !way) {
    // All of them take what these props are.
    const Plain = Tag as 'div';
    return <Plain {...props} />;
  }
  const { Arrived, Moved } = motion;
  // What was said is never taken away.
  if (way === 'answer') return <Arrived as={Tag} way={way} {...props} />;
  return <Moved as={Tag} way={way} onFlung={onFlung} {...props} />;
}

/** Keeps what is taken away until it has moved out; without framer-motion it is gone at once. */
export function Leaving({ children }: { children: ReactNode }) {
  const latest = useSyncExternalStore(onMotion, getMotion, () => undefined);
  const [motion, setMotion] = useState(latest);
  // Other parents would make what stands there now anew.
  if (motion !== latest && !Children.toArray(children).some(isValidElement)) setMotion(latest);
  return motion ? <motion.Presence>{children}</motion.Presence> : children;
}

/** False inside of something that is on its way out: it gets no events any more. */
export const StayingContext = createContext(true);
export const useIsStaying = (): boolean => use(StayingContext);

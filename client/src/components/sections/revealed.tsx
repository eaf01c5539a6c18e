import type { ReactNode } from 'react';
import { useReveal } from '../../hooks/use-reveal.ts';

/** A block that comes in once when it is scrolled into view. */
export function Revealed({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useReveal<HTMLDivElement>();
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Revealed } from './revealed.tsx';
import { PulseLine } from './pulse-line.tsx';

interface ClosingCallProps {
  heading: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
  /** Its ground, where the one above it is of the same lightness. */
  ground?: 'bg-redbud-100' | 'bg-paper';
}

/** The last word of a page: one sentence, one thing to do. */
export function ClosingCall({
  heading,
  text,
  children,
  ground = 'bg-redbud-100',
}: ClosingCallProps) {
  return (
    <section className={`overflow-hidden ${ground} print:hidden`}>
      <div className="container-page mt-6 lg:mt-8">
        <PulseLine className="text-redbud-700" />
      </div>
      <Revealed className="container-page grid gap-x-8 gap-y-8 pt-6 pb-section lg:grid-cols-12 lg:pt-8 lg:items-end">
        <div className="lg:col-span-6 xl:col-span-7">
          <h2 className="lg:max-w-[12em] text-heading">{heading}</h2>
          <p className="mt-4 max-w-[33.25em] text-lead text-balance text-ink-800">{text}</p>
        </div>
        <div className="flex flex-wrap gap-4 max-sm:grid lg:col-span-6 lg:justify-end xl:col-span-5">
          {children}
        </div>
      </Revealed>
    </section>
  );
}

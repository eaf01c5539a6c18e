import { caseStudy } from '#shared/content/case-study.ts';

const { before, after } = caseStudy.speed;

/** The slow line, in CSS pixels; the fast one is as many times thicker as it is faster. */
export const SLOW_LINE_PX = 1;
export const FAST_LINE_PX = (SLOW_LINE_PX * after) / before;

/** A line across the width, as thick as it is fast. */
export function SpeedLine({ heightPx, className }: { heightPx: number; className: string }) {
  return (
    <svg width="100%" height={heightPx} className={`block ${className}`} aria-hidden>
      <rect width="100%" height={heightPx} />
    </svg>
  );
}

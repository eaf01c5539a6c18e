import { caseStudy } from '#shared/content/case-study.ts';
import { FAST_LINE_PX, SLOW_LINE_PX, SpeedLine } from '../../components/sections/speed-line.tsx';

/** The case study's two lines, to the edges of its card. */
export function SpeedTeaser({ className }: { className: string }) {
  const { before, after, unit, caption } = caseStudy.speed;
  return (
    <div role="img" aria-label={caption} className={className}>
      <p className="px-6 pb-1.5 text-small tabular-nums sm:px-8 lg:px-12">
        {before} {unit}
      </p>
      <SpeedLine heightPx={SLOW_LINE_PX} className="fill-redbud-700" />
      <div className="on-dark relative mt-5">
        <SpeedLine heightPx={FAST_LINE_PX} className="fill-redbud-700" />
        <p className="absolute inset-0 flex items-center px-6 font-heading text-heading tabular-nums text-white sm:px-8 lg:px-12">
          {after} {unit}
        </p>
      </div>
    </div>
  );
}

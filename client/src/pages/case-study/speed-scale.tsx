import { caseStudy } from '#shared/content/case-study.ts';
import { FAST_LINE_PX, SLOW_LINE_PX, SpeedLine } from '../../components/sections/speed-line.tsx';

/** Two lines as thick as they are fast: one pixel, and two hundred. */
export function SpeedScale() {
  const { before, after, unit, beforeLabel, afterLabel, caption } = caseStudy.speed;
  const label = 'font-heading text-subheading tabular-nums';
  return (
    <figure className="print:break-inside-avoid">
      <div className="container-page">
        <p className={`pb-3 ${label} text-mist print:text-ink-950`}>
          <span className="block font-sans text-small font-normal text-redbud-300 print:text-ink-600">
            {beforeLabel}
          </span>
          {`${before} ${unit}`}
        </p>
      </div>
      <SpeedLine heightPx={SLOW_LINE_PX} className="fill-redbud-300" />
      <div className="relative mt-10">
        <SpeedLine heightPx={FAST_LINE_PX} className="fill-redbud-300" />
        <p
          className={`on-speed-line container-page absolute inset-0 flex flex-col justify-center ${label} text-ink-950`}
        >
          <span className="font-sans text-small font-normal">{afterLabel}</span>
          <span className="text-display leading-none">{`${after} ${unit}`}</span>
        </p>
      </div>
      <figcaption className="container-page pt-4 text-small text-mist/80 print:text-ink-600">
        {caption}
      </figcaption>
    </figure>
  );
}

import { LEAF_PATH, LOGO_VIEW_BOX, PULSE_PATH, PULSE_STROKE_WIDTH } from '#shared/logo-paths.ts';

/** The leaf in the current text color, its pulse in the color of the ground it stands on. */
export function LogoMark({ className, pulseClass }: { className: string; pulseClass: string }) {
  return (
    <svg viewBox={LOGO_VIEW_BOX} className={`logo-mark ${className}`} aria-hidden>
      <path d={LEAF_PATH} fill="currentColor" />
      <path
        d={PULSE_PATH}
        fill="none"
        strokeWidth={PULSE_STROKE_WIDTH}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={pulseClass}
      />
    </svg>
  );
}

import { useNearView } from '../../hooks/use-near-view.ts';

/** A line that beats once, near its right end, whatever the width: the sign of the house. */
export function PulseLine({ className }: { className: string }) {
  // Decoration: its place is there, what is drawn comes when it is nearly in view.
  const [ref, isNear] = useNearView<SVGSVGElement>();
  return (
    <svg
      ref={ref}
      viewBox="0 0 2560 72"
      preserveAspectRatio="xMaxYMid slice"
      className={`block h-18 w-full ${className}`}
      aria-hidden
    >
      {isNear && (
        <path
          d="M0 36H2272l14 -10l12 10h22l10 -28l18 56l16 -40l10 12h186"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

import { useNearView } from '../../hooks/use-near-view.ts';

/** A line that beats once, where the page's text ends, and runs on to both edges of the window: the sign of the house. */
export function PulseLine({ className }: { className: string }) {
  // Decoration: its place is there, what is drawn comes when it is nearly in view.
  const [ref, isNear] = useNearView<SVGSVGElement>();
  return (
    <svg
      ref={ref}
      viewBox="0 0 1 72"
      preserveAspectRatio="xMaxYMid"
      className={`block h-18 w-full overflow-visible ${className}`}
      aria-hidden
    >
      {isNear && (
        <path
          d="M-4000 36H-101l14 -10l12 10h22l10 -28l18 56l16 -40l10 12H2000"
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

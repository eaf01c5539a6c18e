/** A line that beats once, near its right end, whatever the width: the sign of the house. */
export function PulseLine({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 2560 72"
      preserveAspectRatio="xMaxYMid slice"
      className={`block h-18 w-full ${className}`}
      aria-hidden
    >
      <path
        d="M0 36H2272l14 -10l12 10h22l10 -28l18 56l16 -40l10 12h186"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

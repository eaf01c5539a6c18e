/**
 * A pulse that comes from the left, beats once, and ends in a plug short of its socket. A narrow window
 * looks at the gap.
 */
export function UnpluggedCable() {
  return (
    <svg
      viewBox="0 0 1600 220"
      className="mt-section-tight mb-section-tight ml-[min(0px,55vw-24.2rem)] h-auto w-full min-w-[44rem]"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path
        d="M0 110H420l26-34 30 86 40-138 36 118 20-32H760c60 0 70 60 130 60h20"
        className="stroke-redbud-700"
        strokeWidth="5"
      />
      <path
        d="M910 148h64v44h-64zM974 158h34M974 182h34"
        className="fill-paper stroke-ink-950"
        strokeWidth="5"
      />
      <path
        d="M1138 130h66v80h-66zM1156 158h14M1156 182h14M1204 170H1600"
        className="stroke-ink-950"
        strokeWidth="5"
      />
    </svg>
  );
}

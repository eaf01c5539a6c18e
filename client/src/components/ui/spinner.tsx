import { cn } from '../../lib/cn.ts';

/** Says that something is on its way, to eyes and to screen readers. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={cn('flex flex-col items-center justify-center gap-4', className)}>
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="size-12 animate-spin motion-reduce:animate-none"
      >
        <circle cx="24" cy="24" r="20" fill="none" strokeWidth="4" className="stroke-line" />
        <path
          d="M24 4a20 20 0 0 1 20 20"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-redbud-700"
        />
      </svg>
      <span className="text-small text-ink-600">{label}</span>
    </div>
  );
}

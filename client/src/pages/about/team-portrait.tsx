import type { TeamRole } from '#shared/content/company.ts';
import { cn } from '../../lib/cn.ts';

/** A person's photo; a monogram where there is none yet. */
export function TeamPortrait({
  member,
  className,
}: {
  member: TeamRole;
  className?: string | undefined;
}) {
  const { photo, name, role, monogram } = member;
  const shape = 'aspect-square w-full rounded-card lg:aspect-[5/4]';
  if (photo !== null) {
    return (
      <img
        src={photo}
        alt={name ?? role}
        width={480}
        height={384}
        loading="lazy"
        className={cn(shape, 'object-cover')}
      />
    );
  }
  return (
    <div className={cn(shape, '@container relative overflow-hidden', className)} aria-hidden>
      <svg
        viewBox="0 0 100 80"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
        fill="none"
        stroke="currentColor"
      >
        <g strokeWidth=".5" opacity=".35">
          <circle cx="50" cy="80" r="14" />
          <circle cx="50" cy="80" r="26" />
          <circle cx="50" cy="80" r="64" />
        </g>
      </svg>
      <span className="absolute inset-0 grid place-items-center font-heading text-[clamp(1.75rem,26cqi,4.5rem)] leading-none tracking-tight">
        {monogram}
      </span>
    </div>
  );
}

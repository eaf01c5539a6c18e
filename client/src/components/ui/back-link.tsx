import { Icon } from './icon.tsx';
import { Link } from 'wouter';
import { cn } from '../../lib/cn.ts';

export interface BackLinkProps {
  href: string;
  children: string;
  className?: string;
}

/** The way back to the list or page this one belongs to; stands above the heading. */
export function BackLink({ href, children, className }: BackLinkProps) {
  return (
    <Link
      href={href}
      className={cn(
        'group inline-flex min-h-11 items-center gap-2 text-small font-semibold text-redbud-700 underline-offset-4 in-[.on-dark]:text-inherit hover:underline print:hidden',
        className,
      )}
    >
      <Icon
        name="arrow-left"
        className="size-4 transition-transform duration-200 group-hover:-translate-x-1"
      />
      {children}
    </Link>
  );
}

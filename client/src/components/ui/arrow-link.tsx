import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cn } from '../../lib/cn.ts';
import { Icon } from './icon.tsx';

interface ArrowLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

/** The way onward; its arrow goes ahead of a hand on it or on the card around it. */
export function ArrowLink({ href, children, className }: ArrowLinkProps) {
  return (
    <Link
      href={href}
      className={cn(
        'group inline-flex min-h-11 items-center gap-2 font-semibold text-redbud-700 hover:text-redbud-800',
        className,
      )}
    >
      {children}
      <Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}

import { breadcrumbsAbove } from '#shared/breadcrumbs.ts';
import type { PageId } from '#shared/site-map.ts';
import { Icon } from './icon.tsx';
import { Link } from 'wouter';
import { cn } from '../../lib/cn.ts';

/** The pages above this one, Home first; its own name is the heading that follows. */
export function Breadcrumbs({ page, className }: { page: PageId; className?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={cn('text-small print:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {breadcrumbsAbove(page).map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-1.5">
            {index > 0 && <Icon name="chevron-right" className="size-4 opacity-70" />}
            <Link
              href={path}
              className="inline-flex min-h-11 min-w-6 items-center font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

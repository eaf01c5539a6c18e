import { blogTexts } from '#shared/content/blog-texts.ts';
import { formatCount } from '#shared/format-count.ts';
import { listAddress, type ListPageId } from '#shared/page-address.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from 'wouter';
import { cn } from '../../lib/cn.ts';
import { pageNumbers } from './page-numbers.ts';

const { newer, older } = blogTexts.pager;

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-semibold text-redbud-700 hover:bg-redbud-100';

export interface ListPagesProps {
  list: ListPageId;
  /** What a screen reader calls the way through this list. */
  label: string;
  /** The present one, from 1. */
  page: number;
  pageCount: number;
}

/** The way through a list of more than one page, by real links. */
export function ListPages({ list, label, page, pageCount }: ListPagesProps) {
  if (pageCount === 1) return null;
  return (
    <nav
      aria-label={label}
      className="mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-6 tabular-nums print:hidden"
    >
      <span className="sm:min-w-36">
        {page > 1 && (
          <Link href={listAddress(list, page - 1)} rel="prev" className={cn(linkClass, '-ml-3')}>
            <Icon name="arrow-left" className="size-4" />
            {newer}
          </Link>
        )}
      </span>
      <ol className="order-last flex w-full justify-center gap-1 sm:order-none sm:w-auto">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={index} className="flex items-center">
            {number === 'gap' ? (
              <span aria-hidden="true" className="px-1 text-ink-600">
                …
              </span>
            ) : (
              <Link
                href={listAddress(list, number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={cn(linkClass, number === page && 'bg-redbud-100 text-redbud-800')}
              >
                {formatCount(number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className="flex justify-end sm:min-w-36">
        {page < pageCount && (
          <Link href={listAddress(list, page + 1)} rel="next" className={cn(linkClass, '-mr-3')}>
            {older}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        )}
      </span>
    </nav>
  );
}

import type { SitemapEntry } from '#shared/content/types.ts';
import { Link } from 'wouter';

interface SitemapListProps {
  heading: string;
  entries: readonly SitemapEntry[];
}

/** One heading of the sitemap with its links. */
export function SitemapList({ heading, entries }: SitemapListProps) {
  return (
    <div>
      <h2 className="border-b-2 border-ink-950 pb-3 text-subheading">{heading}</h2>
      <ul>
        {entries.map(({ name, path }) => (
          <li key={path} className="border-b border-line">
            <Link
              href={path}
              className="flex min-h-12 items-baseline justify-between gap-6 py-2.5 text-balance text-ink-950 hover:text-redbud-700"
            >
              {name}
              <span
                className="hidden text-small text-ink-600 sm:inline md:hidden xl:inline"
                aria-hidden
              >
                {path}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

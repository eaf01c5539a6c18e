import { cn } from '../../lib/cn.ts';
import { useCurrentSection } from './use-current-section.ts';

export interface TableOfContentsEntry {
  readonly id: string;
  readonly heading: string;
}

/** Beside the document on wide screens, where it stays in view; the section being read is marked. */
export function TableOfContents({ entries }: { entries: readonly TableOfContentsEntry[] }) {
  const currentId = useCurrentSection(entries);
  return (
    <nav aria-label="On this page" className="hidden lg:block print:hidden">
      <ol className="sticky top-28 max-h-[calc(100vh-8rem)] overflow-y-auto border-l border-line text-small">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === currentId ? 'location' : undefined}
              className={cn(
                '-ml-px flex min-h-11 items-center border-l-2 border-transparent py-2 pl-5 text-ink-600 hover:text-redbud-700',
                'aria-[current]:border-redbud-700 aria-[current]:font-semibold aria-[current]:text-ink-950',
              )}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

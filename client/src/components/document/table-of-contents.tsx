import { useCurrentSection } from './use-current-section.ts';

export interface TableOfContentsEntry {
  readonly id: string;
  readonly heading: string;
}

/**
 * Beside the document on wide screens, where it stays in view. The section being read is marked, and the
 * line beside the list is drawn as far as it; without JavaScript it is a list of links.
 */
export function TableOfContents({ entries }: { entries: readonly TableOfContentsEntry[] }) {
  const currentId = useCurrentSection(entries);
  const position = entries.findIndex(({ id }) => id === currentId) + 1;
  return (
    <nav aria-label="On this page" className="hidden lg:block print:hidden">
      <div className="sticky top-26 text-small">
        <p className="flex justify-between pb-3 font-semibold text-ink-950" aria-hidden>
          On this page
          {position > 0 && (
            <span className="font-normal text-ink-600 tabular-nums">
              {position} of {entries.length}
            </span>
          )}
        </p>
        <ol className="max-h-[calc(100vh-11rem)] overflow-y-auto border-l border-line">
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === currentId ? 'location' : undefined}
                className="contents-link"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

import { Icon } from '../ui/icon.tsx';
import { useCurrentSection } from './use-current-section.ts';

const LABEL = 'On this page';

export interface TableOfContentsEntry {
  readonly id: string;
  readonly heading: string;
}

/**
 * Beside the document on wide screens, where it stays in view. The section being read is marked, and the
 * line beside the list is drawn as far as it; without JavaScript it is a list of links. Above the document
 * where there is no room beside it, to be unfolded.
 */
export function TableOfContents({ entries }: { entries: readonly TableOfContentsEntry[] }) {
  const currentId = useCurrentSection(entries);
  const position = entries.findIndex(({ id }) => id === currentId) + 1;
  return (
    <nav aria-label={LABEL} className="print:hidden">
      <details className="group mb-10 border-y border-line lg:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-6 font-semibold text-ink-950 hover:text-redbud-700">
          {LABEL}
          <Icon
            name="plus"
            className="size-5 shrink-0 text-redbud-700 transition-transform group-open:rotate-45"
          />
        </summary>
        <ol className="pb-4">
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <div className="sticky top-26 hidden text-small lg:block">
        <p className="flex justify-between pb-3 font-semibold text-ink-950" aria-hidden>
          {LABEL}
          {position > 0 && (
            <span className="font-normal text-ink-600 tabular-nums">
              {position} of {entries.length}
            </span>
          )}
        </p>
        <ol className="max-h-[calc(100vh-11rem)] overflow-y-auto">
          {entries.map(({ id, heading }) => (
            <li key={id} className="border-l border-line">
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

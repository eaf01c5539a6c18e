import { useEffect, useState } from 'react';
import type { TableOfContentsEntry } from './table-of-contents.tsx';

/**
 * A section has begun once its top is in the upper 30 % of the window. All that have begun stay inside of the
 * watched area, however far above: so a jump from the end of the page to its top is heard too.
 */
const BEGUN = '10000000px 0px -70% 0px';

/** The id of the section being read; undefined on the server and above the first one. */
export function useCurrentSection(entries: readonly TableOfContentsEntry[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (records) => {
        for (const { target, isIntersecting } of records) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrentId(entries.findLast(({ id }) => begun.has(id))?.id);
      },
      { rootMargin: BEGUN },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return currentId;
}

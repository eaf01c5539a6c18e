import { useEffect, useState } from 'react';
import type { TableOfContentsEntry } from './table-of-contents.tsx';

/** A section counts as being read while it crosses this band below the header. */
const READING_BAND = '-20% 0px -70% 0px';

/** The id of the section being read; undefined on the server and before one came into the band. */
export function useCurrentSection(entries: readonly TableOfContentsEntry[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find((change) => change.isIntersecting);
        if (entered) setCurrentId(entered.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return currentId;
}

import { useEffect, useState } from 'react';
import type { TableOfContentsEntry } from './table-of-contents.tsx';

/** A section has begun when its top is above this part of the window's height. */
const READING_LINE = 0.3;
/** All that is above the line, however far: whoever jumps from the page's end to its top crosses it too. */
const ABOVE_THE_LINE = `1000000px 0px ${(READING_LINE - 1) * 100}% 0px`;

/** The id of the section being read; undefined on the server and before one has begun. */
export function useCurrentSection(entries: readonly TableOfContentsEntry[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      () => {
        const line = innerHeight * READING_LINE;
        const begun = entries.findLast(({ id }) => {
          const section = document.getElementById(id);
          return section && section.getBoundingClientRect().top < line;
        });
        setCurrentId(begun?.id);
      },
      { rootMargin: ABOVE_THE_LINE },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return currentId;
}

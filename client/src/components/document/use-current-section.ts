import { useEffect, useState } from 'react';
import type { TableOfContentsEntry } from './table-of-contents.tsx';

/** A section counts as being read while it crosses this band below the header. */
const READING_BAND = '-20% 0px -70% 0px';
/** The band's lower edge, where a section enters it, as a part of the window's height. */
const BAND_END = 0.3;

/** The id of the section being read; undefined on the server and before one came into the band. */
export function useCurrentSection(entries: readonly TableOfContentsEntry[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      () => {
        const bandEnd = innerHeight * BAND_END;
        // The last one that has begun above the band’s end; a jump to the page's top leaves none.
        const begun = entries.findLast(({ id }) => {
          const section = document.getElementById(id);
          return section && section.getBoundingClientRect().top < bandEnd;
        });
        setCurrentId(begun?.id);
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

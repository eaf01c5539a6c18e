import { inShort } from '#shared/content/legal/in-short.ts';
import type { ReactNode } from 'react';
import { TableOfContents, type TableOfContentsEntry } from './table-of-contents.tsx';

interface DocumentFrameProps {
  /** What the summaries are no part of. */
  title: string;
  entries: readonly TableOfContentsEntry[];
  /** The sections. */
  children: ReactNode;
}

/** A document beside its table of contents. */
export function DocumentFrame({ title, entries, children }: DocumentFrameProps) {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-10 pb-section lg:grid-cols-[13rem_minmax(0,44rem)] lg:pt-16 xl:grid-cols-[13rem_minmax(0,1fr)] 3xl:grid-cols-[18rem_minmax(0,1fr)] 3xl:gap-x-20 print:block">
      <TableOfContents entries={entries} />
      {/* Its sections are drawn when a visitor comes near them (start/paint.ts). */}
      <div data-parts="">
        <p className="document-measure mb-10 text-small text-balance text-ink-600 print:hidden">
          {inShort.note(title)}
        </p>
        {children}
      </div>
    </div>
  );
}

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
    <div className="container-page document-grid pt-10 pb-section lg:pt-16">
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

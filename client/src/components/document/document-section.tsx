import type { DocumentSection as DocumentSectionData } from '#shared/content/types.ts';
import { inShort } from '#shared/content/legal/in-short.ts';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Unbroken } from '../ui/unbroken.tsx';
import { DocumentBlock } from './document-block.tsx';

/** A section with its anchor, beside it what it says in short. `children` follow its blocks. */
export function DocumentSection({
  section: { id, heading, blocks, boxed },
  summary,
  children,
}: {
  section: DocumentSectionData;
  summary?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={cn(
        'mt-12 first:mt-0 print:mt-6',
        boxed &&
          'document-measure rounded-card print:break-inside-avoid border-2 border-redbud-300 bg-redbud-100/50 p-6 sm:p-8',
      )}
    >
      <h2 id={`${id}-heading`} className="text-subheading">
        {heading}
      </h2>
      <div className={summary === undefined ? 'document-measure mt-4' : 'document-row mt-4'}>
        {summary !== undefined && (
          <p className="document-summary">
            <strong className="block text-ink-950">{inShort.label}</strong>{' '}
            <Unbroken text={summary} />
          </p>
        )}
        <div className="min-w-0 space-y-4">
          {blocks.map((block, index) => (
            <DocumentBlock key={index} block={block} />
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}

import type { DocumentSection as DocumentSectionData } from '#shared/content/types.ts';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { DocumentBlock } from './document-block.tsx';

/** A section with its anchor. `children` follow its blocks. */
export function DocumentSection({
  section: { id, heading, blocks, boxed },
  children,
}: {
  section: DocumentSectionData;
  children?: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={cn(
        'mt-12 first:mt-0 print:mt-6',
        boxed &&
          'rounded-card print:break-inside-avoid border-2 border-redbud-300 bg-redbud-100/50 p-6 sm:p-8',
      )}
    >
      <h2 id={`${id}-heading`} className="text-subheading">
        {heading}
      </h2>
      <div className="mt-4 space-y-4">
        {blocks.map((block, index) => (
          <DocumentBlock key={index} block={block} />
        ))}
      </div>
      {children}
    </section>
  );
}

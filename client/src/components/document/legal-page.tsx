import type { LegalDocument } from '#shared/content/types.ts';
import { LegalHeader } from './legal-header.tsx';
import { DocumentSection } from './document-section.tsx';
import { RichText } from './rich-text.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** The frame of the three legal pages. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { intro, sections } = document;
  return (
    <article>
      <LegalHeader document={document}>
        <RichText text={intro} />
      </LegalHeader>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-10 pb-section lg:grid-cols-[15rem_minmax(0,44rem)] lg:pt-16 print:block">
        <TableOfContents entries={sections} />
        <div>
          {sections.map((section) => (
            <DocumentSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}

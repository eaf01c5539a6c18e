import type { Summaries } from '#shared/content/legal/in-short.ts';
import type { LegalDocument } from '#shared/content/types.ts';
import { DocumentFrame } from './document-frame.tsx';
import { DocumentSection } from './document-section.tsx';
import { LegalHeader } from './legal-header.tsx';
import { RichText } from './rich-text.tsx';

interface LegalPageProps {
  document: LegalDocument;
  summaries: Summaries;
}

/** The frame of the three legal pages. */
export function LegalPage({ document, summaries }: LegalPageProps) {
  const { title, intro, sections } = document;
  return (
    <article>
      <LegalHeader document={document}>
        <RichText text={intro} />
      </LegalHeader>
      <DocumentFrame title={title} entries={sections}>
        {sections.map((section) => (
          <DocumentSection key={section.id} section={section} summary={summaries[section.id]} />
        ))}
      </DocumentFrame>
    </article>
  );
}

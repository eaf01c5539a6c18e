import type { LegalDocument } from '#shared/content/types.ts';
import type { PageMetadata } from '#shared/metadata/types.ts';
import { SitePageMeta } from '../common/site-page-meta.tsx';
import { LegalHeader } from './legal-header.tsx';
import { DocumentSection } from '../../document/document-section.tsx';
import { RichText } from '../../document/rich-text.tsx';
import { TableOfContents } from '../../document/table-of-contents.tsx';

interface LegalPageProps {
  metadata: PageMetadata;
  document: LegalDocument;
}

/** The frame of the three legal pages. */
export function LegalPage({ metadata, document }: LegalPageProps) {
  const { intro, sections } = document;
  return (
    <article>
      <SitePageMeta metadata={metadata} />
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

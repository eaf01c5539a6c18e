import type { Summaries } from '#shared/content/legal/in-short.ts';
import type { LegalDocument } from '#shared/content/types.ts';
import type { ReactNode } from 'react';
import { DocumentFrame } from './document-frame.tsx';
import { DocumentSection } from './document-section.tsx';
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

interface LegalHeaderProps {
  document: LegalDocument;
  /** The introduction. */
  children: ReactNode;
}

/** Name, date and purpose of a legal document. */
function LegalHeader({ document, children }: LegalHeaderProps) {
  const { title, lastUpdated, lastUpdatedLabel } = document;
  return (
    <header className="bg-mist print:bg-transparent">
      <div className="container-page pt-section-tight pb-10 lg:pb-14">
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 max-w-narrow text-lead text-balance text-ink-600">{children}</p>
        <p className="mt-4 text-small text-ink-600">
          Last updated: <time dateTime={lastUpdated}>{lastUpdatedLabel}</time>
        </p>
      </div>
    </header>
  );
}

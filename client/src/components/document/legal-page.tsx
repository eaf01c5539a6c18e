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
      <div className="container-page document-grid items-baseline gap-y-5 pt-section-tight pb-10 lg:pb-14">
        <h1 className="text-title lg:col-span-full">{title}</h1>
        <p className="font-semibold text-ink-950 print:mt-3">
          Last updated:{' '}
          <time dateTime={lastUpdated} className="lg:block">
            {lastUpdatedLabel}
          </time>
        </p>
        <p className="document-measure text-lead text-ink-600 print:mt-3">{children}</p>
      </div>
    </header>
  );
}

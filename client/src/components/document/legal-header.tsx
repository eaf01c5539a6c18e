import type { LegalDocument } from '#shared/content/types.ts';
import type { ReactNode } from 'react';

interface LegalHeaderProps {
  document: LegalDocument;
  /** The introduction. */
  children: ReactNode;
}

/** Name, date and purpose of a legal document. */
export function LegalHeader({ document, children }: LegalHeaderProps) {
  const { title, lastUpdated, lastUpdatedLabel } = document;
  return (
    <header className="bg-mist print:bg-transparent">
      <div className="container-page pt-section-tight pb-10 lg:pb-14">
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 font-semibold text-ink-950">
          Last updated: <time dateTime={lastUpdated}>{lastUpdatedLabel}</time>
        </p>
        <p className="mt-5 max-w-text text-lead text-ink-600">{children}</p>
      </div>
    </header>
  );
}

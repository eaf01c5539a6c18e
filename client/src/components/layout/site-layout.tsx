import type { ReactNode } from 'react';
import { usePageState } from '../../lib/page-state.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export interface SiteLayoutProps {
  /** The chat's launcher: a feature, which components do not know. */
  chat: ReactNode;
  children: ReactNode;
}

/** Around every page except /elo (spec §2). */
export function SiteLayout({ chat, children }: SiteLayoutProps) {
  const { notice } = usePageState();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {/* On a phone it stands in the header's row, and the keyboard comes by it there. */}
      {chat}
      <main id="main" tabIndex={-1} className="pt-18">
        {notice !== undefined && (
          <p role="note" className="border-b border-line bg-leaf-100 py-3 text-small text-ink-950">
            <span className="container-page block">{notice}</span>
          </p>
        )}
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** First stop of the Tab key: past the menus, to the page itself. */
function SkipLink() {
  return (
    <a href="#main" className="skip-link print:hidden">
      Skip to content
    </a>
  );
}

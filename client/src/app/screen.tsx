import { matchPage, siteMap } from '#shared/site-map.ts';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { SiteLayout } from '../components/layout/site-layout.tsx';
import { LazyToaster } from '../components/ui/toaster-lazy.tsx';
import { ChatLauncher } from '../features/chat/chat-launcher.tsx';
import { announceLive } from '../lib/live.ts';
import { routes } from './routes.tsx';
import { useFocusOnNavigation } from './navigation.ts';

/** Where the server cuts its output into head and body: nothing visible stands before this element. */
export const SCREEN_ID = 'screen';

/** The page of the current address inside its layout. */
export function Screen() {
  const [pathname] = useLocation();
  // The same object for the same address: a page is not drawn again because something around it is.
  const { id, params } = useMemo(() => matchPage(pathname), [pathname]);
  const { Component } = routes[id];
  useFocusOnNavigation(pathname);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (screen.current) announceLive(screen.current);
  }, []);

  const page = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={null}>
        <Component params={params} />
        <LivePage />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <div ref={screen} id={SCREEN_ID}>
      {siteMap[id].layout === 'site' ? (
        <SiteLayout chat={<ChatLauncher />}>{page}</SiteLayout>
      ) : (
        page
      )}
      <LazyToaster />
    </div>
  );
}

/** Stands inside the page's own boundary, which React takes over after what is around it. */
function LivePage() {
  useEffect(() => announceLive(document.documentElement), []);
  return null;
}

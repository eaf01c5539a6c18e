import { matchPage, siteMap } from '#shared/site-map.ts';
import { Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { SiteLayout } from '../components/layout/site-layout.tsx';
import { getMotion, onMotion } from '../components/motion/deferred-motion.ts';
import { LazyToaster } from '../components/ui/toaster-lazy.tsx';
import { ChatLauncher } from '../features/chat/chat-launcher.tsx';
import { announceLive } from '../lib/live.ts';
import { routes } from './routes.ts';
import { useServedTags } from './served-tags.ts';
import { useFocusOnNavigation } from './navigation.ts';

/** The page of the current address inside its layout. */
export function Screen() {
  const [pathname] = useLocation();
  const search = useSearch();
  // The same object for the same address: a page is not drawn again because something around it is.
  const { id, params } = useMemo(() => matchPage(pathname), [pathname]);
  const { Component } = routes[id];
  useFocusOnNavigation(pathname);
  useServedTags(pathname, search);
  const motion = useSyncExternalStore(onMotion, getMotion, () => undefined);
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
    <div ref={screen} id="screen">
      {siteMap[id].layout === 'bare' ? (
        page
      ) : (
        <SiteLayout chat={<ChatLauncher />}>{page}</SiteLayout>
      )}
      <LazyToaster />
      {motion && <motion.ScreenMotion features={motion.features} pathname={pathname} />}
    </div>
  );
}

/** Stands inside the page's own boundary, which React takes over after what is around it. */
function LivePage() {
  useEffect(() => announceLive(document.documentElement), []);
  return null;
}

import { matchPage, siteMap } from '#shared/site-map.ts';
import {
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useSearch } from 'wouter';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { SiteLayout } from '../components/layout/site-layout.tsx';
import { getMotion, onMotion } from '../components/motion/deferred-motion.ts';
import { LazyToaster } from '../components/ui/toaster-lazy.tsx';
import { ChatLauncher } from '../features/chat/chat-launcher.tsx';
import { announceLive } from '../lib/live.ts';
import { routes } from './routes.ts';
import { useServedTags } from './served-tags.ts';
import { whenServedLoaded } from './navigation.ts';

/** The page of the current address inside its layout. */
export function Screen() {
  const [pathname] = useLocation();
  const search = useSearch();
  // The same object for the same address: a page is not drawn again because something around it is.
  const { id, params } = useMemo(() => matchPage(pathname), [pathname]);
  useServedTags(pathname, search);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (screen.current) announceLive(screen.current);
  }, []);

  const page = <PageOf pathname={pathname} id={id} params={params} />;
  return (
    <div ref={screen} id="screen">
      {siteMap[id].layout === 'bare' ? (
        page
      ) : (
        <SiteLayout chat={<ChatLauncher />}>{page}</SiteLayout>
      )}
      <LazyToaster />
      <DeferredMotion pathname={pathname} />
    </div>
  );
}

interface PageOfProps extends ReturnType<typeof matchPage> {
  pathname: string;
}

/** The page itself. When the code of the served one is there React takes it over in slices, as a transition. */
function PageOf({ pathname, id, params }: PageOfProps) {
  const [, takeOver] = useState(false);
  useEffect(() => {
    void whenServedLoaded().then(() => startTransition(() => takeOver(true)));
  }, []);
  const { Component } = routes[id];
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={null}>
        <Component params={params} />
        <LivePage />
      </Suspense>
    </ErrorBoundary>
  );
}

/** On its own, so that nothing else is drawn again when framer-motion comes. */
function DeferredMotion({ pathname }: { pathname: string }) {
  const motion = useSyncExternalStore(onMotion, getMotion, () => undefined);
  return motion && <motion.ScreenMotion pathname={pathname} />;
}

/** Stands inside the page's own boundary, which React takes over after what is around it. */
function LivePage() {
  useEffect(() => announceLive(document.documentElement), []);
  return null;
}

import { Router } from 'wouter';
import type { PageState } from '#shared/page-rendering.ts';
import { PageStateContext } from '../lib/page-state.ts';
import { navigateWithinSite } from './navigation.ts';
import { Screen } from './screen.tsx';

export interface AppProps {
  pageState: PageState;
  /** Set by the server, which has no address bar. */
  ssrPath?: string;
  ssrSearch?: string;
}

/** The whole site for one address; the same tree in the browser and on the server. */
export function App({ pageState, ssrPath, ssrSearch = '' }: AppProps) {
  return (
    <PageStateContext value={pageState}>
      <Router
        aroundNav={navigateWithinSite}
        {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch })}
      >
        <Screen />
      </Router>
    </PageStateContext>
  );
}

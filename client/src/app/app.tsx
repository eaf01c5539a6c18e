import { Router } from 'wouter';
import type { PageState } from '#shared/page-rendering.ts';
import { PageStateContext } from '../lib/page-state.ts';
import { ResponseStatusContext } from '../lib/response-status.tsx';
import { navigateWithinSite } from './navigation.ts';
import { Screen } from './screen.tsx';

export interface AppProps {
  pageState: PageState;
  /** Set by the server, which has no address bar. */
  ssrPath?: string;
  ssrSearch?: string;
  onResponseStatus?: (status: number) => void;
}

const ignoreStatus = () => undefined;

/** The whole site for one address; the same tree in the browser and on the server. */
export function App({
  pageState,
  ssrPath,
  ssrSearch = '',
  onResponseStatus = ignoreStatus,
}: AppProps) {
  return (
    <PageStateContext value={pageState}>
      <ResponseStatusContext value={onResponseStatus}>
        <Router
          aroundNav={navigateWithinSite}
          {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch })}
        >
          <Screen />
        </Router>
      </ResponseStatusContext>
    </PageStateContext>
  );
}

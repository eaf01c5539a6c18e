import type { PageState } from '#shared/page-rendering.ts';
import { PageStateContext } from '../lib/page-state.ts';
import { PlaceRouter } from './place.tsx';
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
      <PlaceRouter
        served={ssrPath === undefined ? undefined : { pathname: ssrPath, search: ssrSearch }}
      >
        <Screen />
      </PlaceRouter>
    </PageStateContext>
  );
}

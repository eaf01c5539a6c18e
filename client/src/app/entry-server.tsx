import type { PageState, RenderPage } from '#shared/page-rendering.ts';
import { matchPage } from '#shared/site-map.ts';
import { dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { type PageHead, PageHeadContext } from '../components/seo/page-head.ts';
import { ApiError } from '../lib/api-error.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { QueryClientContext } from '../lib/query-provider.tsx';
import { serializeForScript } from '../lib/serialize-for-script.ts';
import { App } from './app.tsx';
import { pageExtras } from './page-extras.tsx';
import { routes } from './routes.tsx';
import { SCREEN_ID } from './screen.tsx';

export const render: RenderPage = async (options) => {
  const { pathname, search = '', publicUrl, readApi, formResult, analytics, notice } = options;
  const { id, params } = matchPage(pathname);
  const page = await routes[id].preload();
  const queryClient = createQueryClient();
  const { partShown = (reply: unknown) => reply } = page;
  const failure = await fetchQueries(queryClient, page.queryKeys?.(params, search) ?? [], (path) =>
    readApi(path).then(partShown),
  );

  const pageState: PageState = {
    publicUrl,
    ...(formResult && { formResult }),
    ...(analytics && { analytics }),
    ...(notice !== undefined && { notice }),
    ...(page.queryKeys && {
      queries: dehydrate(queryClient, { shouldDehydrateQuery: () => true }),
    }),
  };
  let status = failure?.status ?? (id === 'not-found' ? 404 : 200);
  const heads: PageHead[] = [];
  const output = renderToString(
    <QueryClientContext value={queryClient}>
      <PageHeadContext
        value={(head) => {
          heads.push(head);
        }}
      >
        <App
          pageState={pageState}
          ssrPath={pathname}
          ssrSearch={search}
          onResponseStatus={(code) => {
            status = code;
          }}
        />
      </PageHeadContext>
    </QueryClientContext>,
  );
  const head = heads.at(-1);
  if (!head) throw new Error(`The page of ${pathname} has no <PageMeta>.`);
  const loaded = (queryKey: QueryKey) => queryClient.getQueryData(queryKey);
  const extras = pageExtras({ page: id, params, head, publicUrl, loaded });
  // React puts hoisted title, meta and link tags before the first element.
  const bodyStart = output.indexOf(`<div id="${SCREEN_ID}"`);
  return {
    status,
    head: output.slice(0, bodyStart) + extras.head,
    body: output.slice(bodyStart),
    state: serializeForScript(pageState),
    structuredData: extras.structuredData,
  };
};

/**
 * Fills the cache for the page's keys. What the API answers with an error stays in the cache as one,
 * so that the page shows it; the first is given back. Any other failure rejects.
 */
async function fetchQueries(
  client: QueryClient,
  keys: readonly QueryKey[],
  readApi: (path: string) => Promise<unknown>,
): Promise<ApiError | undefined> {
  const results = await Promise.allSettled(
    keys.map((queryKey) =>
      client.query({
        queryKey,
        queryFn: () =>
          readApi(String(queryKey[0])).catch((error: unknown) => {
            throw asBrowsersSeeIt(error);
          }),
      }),
    ),
  );
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [asBrowsersSeeIt(result.reason)] : [],
  );
  const unexpected = failures.find((failure) => !(failure instanceof ApiError));
  if (unexpected) throw unexpected;
  return failures.find((failure) => failure instanceof ApiError);
}

/** Of an error of the API the browser would have seen the status and the message, nothing else. */
function asBrowsersSeeIt(error: unknown): Error {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return new Error('A query failed.', { cause: error });
  const isFromApi = 'status' in error && typeof error.status === 'number';
  return isFromApi ? new ApiError(error.status as number, error.message) : error;
}

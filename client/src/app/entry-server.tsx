import type { PageState, RenderPage } from '#shared/page-rendering.ts';
import { matchPage } from '#shared/site-map.ts';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { PageModule } from '../lib/page/page-module.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { QueryClientContext } from '../lib/query-provider.tsx';
import { serializeForScript } from '../lib/serialize-for-script.ts';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';
import { pageJsonLd } from './page-json-ld.ts';
import { routes } from './routes.ts';

const pageModules = import.meta.glob<PageModule>('../pages/*/page.tsx');

export const render: RenderPage = async (options) => {
  const { pathname, search = '', publicUrl, readApi, formResult, analytics, notice } = options;
  const { bounded = (compute) => compute() } = options;
  const { id, params } = matchPage(pathname);
  const [page] = await Promise.all([
    pageModules[`../pages/${id}/page.tsx`]?.(),
    routes[id].preload(),
  ]);
  if (!page) throw new Error(`client/src/pages/${id}/page.tsx is missing.`);

  const cache = createQueryClient();
  const { data, hasFailed, status } = await loadPage(page, { params, search }, cache, readApi);
  const source = { params, search, data, hasFailed, publicUrl, notice };
  const head = page.head(source);

  const queries = cache.getQueryCache().getAll();
  const pageState: PageState = {
    publicUrl,
    ...(formResult && { formResult }),
    ...(analytics && { analytics }),
    ...(notice !== undefined && { notice }),
    ...(queries.length > 0 && { queries: dehydrate(cache, { shouldDehydrateQuery: () => true }) }),
  };
  const { head: headTags, body } = splitHead(
    bounded(() =>
      renderToString(
        <QueryClientContext value={cache}>
          <App pageState={pageState} ssrPath={pathname} ssrSearch={search} />
        </QueryClientContext>,
      ),
    ),
  );
  const jsonLd = serializeForScript(pageJsonLd(page, { ...source, id, head }));
  return {
    status,
    isPartial: queries.some(({ state }) => state.status === 'error'),
    head: headTags,
    body,
    state: serializeForScript(pageState),
    structuredData: `<script type="application/ld+json">${jsonLd}</script>`,
  };
};

/** React writes the tags of the head (<PageMeta>, pictures to ask for early) before the first element. */
function splitHead(output: string): { head: string; body: string } {
  const [head = ''] = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(output) ?? [];
  return { head, body: output.slice(head.length) };
}

import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import type { LoadSource, PageAddress, PageModule, PageQuery } from '../lib/page/page-module.ts';

/** What a page has loaded, and the status that follows from it. */
export interface LoadedPage {
  readonly data: unknown;
  readonly hasFailed: boolean;
  readonly status: number;
}

/**
 * Runs a page's `load`. What the API answers with an error stays in the cache as one, so that the page
 * shows it. Any other failure rejects.
 * @param cache what the page is rendered from
 * @param readApi answers GET requests of the API; rejects with an error that has a `status`
 */
export async function loadPage(
  { load }: Pick<PageModule, 'load'>,
  address: PageAddress,
  cache: QueryClient,
  readApi: (path: string) => Promise<unknown>,
): Promise<LoadedPage> {
  if (!load) return { data: undefined, hasFailed: false, status: 200 };
  try {
    const data = await load({ ...address, read: readInto(cache, readApi) });
    return { data, hasFailed: false, status: data === undefined ? 404 : 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { data: undefined, hasFailed: true, status: error.status };
  }
}

function readInto(
  cache: QueryClient,
  readApi: (path: string) => Promise<unknown>,
): LoadSource['read'] {
  return <Reply, Data>(
    query: PageQuery<Reply, Data>,
    shown: (reply: Reply) => Reply = (reply) => reply,
  ): Promise<Data> => {
    const { queryKey, select } = query;
    const queryFn = async () => {
      // The API's own handlers answer, in the shape of their contract.
      const reply = await readApi(String(queryKey[0])).catch(asBrowsersSeeIt);
      return shown(reply as Reply);
    };
    return cache.query({ queryKey, queryFn, ...(select && { select }) });
  };
}

/** Of an error of the API the browser would have seen the status and the message, nothing else. */
function asBrowsersSeeIt(error: unknown): never {
  if (!(error instanceof Error)) throw new Error('A query failed.', { cause: error });
  const isFromApi = 'status' in error && typeof error.status === 'number';
  throw isFromApi ? new ApiError(error.status as number, error.message) : error;
}

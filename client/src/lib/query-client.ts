import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** What a 401 means to a query: an error (default), or simply no data. */
export type On401 = 'throw' | 'return-null';

/**
 * The default loader (spec §7): GET of the key's first element, with credentials, as JSON.
 * @throws ApiError for any answer that is not a success, unless `on401` says otherwise for a 401
 */
export function apiQueryFn({ on401 = 'throw' }: { on401?: On401 } = {}): QueryFunction {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
    if (response.status === 401 && on401 === 'return-null') return null;
    if (!response.ok) throw await ApiError.fromResponse(response);
    return (await response.json()) as unknown;
  };
}

/** No retry, no refetch, no polling, never stale (spec §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: apiQueryFn(),
        retry: false,
        // An error that came with the page is shown; the browser does not ask again by itself.
        retryOnMount: false,
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline fails at once and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let client: QueryClient | undefined;

/** One cache for the visit; the server never calls this (it hands in a client per request). */
export function browserQueryClient(): QueryClient {
  client ??= createQueryClient();
  return client;
}

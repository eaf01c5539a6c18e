import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** What a 401 means to a query: an error (default), or simply no data. */
type On401 = 'throw' | 'return-null';

/** The default loader (spec §7): GET of the key's first element, with credentials, as JSON. */
export function apiQueryFn<Data>({ on401 = 'throw' as On401 } = {}): QueryFunction<Data | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
    if (response.status === 401 && on401 === 'return-null') return null;
    if (!response.ok) throw await ApiError.fromResponse(response);
    return (await response.json()) as Data;
  };
}

/** No retry, no refetch, never stale (spec §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: apiQueryFn(),
        retry: false,
        // An error that came with the page is shown, not loaded once more.
        retryOnMount: false,
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}

let client: QueryClient | undefined;

/** One cache for the visit; the server never calls this (it hands in a client per request). */
export function browserQueryClient(): QueryClient {
  client ??= createQueryClient();
  return client;
}

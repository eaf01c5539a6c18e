import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { usePageState } from './page-state.ts';
import { browserQueryClient } from './query-client.ts';

/** The server hands in one client per request; the browser has one for its whole visit. */
export const QueryClientContext = createContext<QueryClient | null>(null);

/** Stands in the pages that load data, so that the others need not download the query library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const client = useContext(QueryClientContext) ?? browserQueryClient();
  const { queries } = usePageState();
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={queries as DehydratedState | undefined}>
        {children}
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

import { QueryClient } from '@tanstack/react-query';
import { cacheTimes } from './cache-times';

/** The only query client of a page: fresh for five minutes, no retries, no refetch on focus, no polling. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheTimes.standard,
        retry: false,
        refetchOnWindowFocus: false,
        // Queries that failed offline run again when the connection is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        // Requests also run offline: the service worker or the stored copy may have the answer.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

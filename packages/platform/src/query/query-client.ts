import { QueryClient } from '@tanstack/react-query';
import { cacheTimes } from './cache-times';

/** The one query client of a page: fresh for five minutes, no retries, no refetch on focus, no polling. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheTimes.standard,
        retry: false,
        refetchOnWindowFocus: false,
        // What failed without a connection is asked for again once there is one.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        // Offline the request still runs: the service worker or the stored copy may know the answer.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

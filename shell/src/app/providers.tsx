import { QueryClientProvider } from '@tanstack/react-query';
import { useSession, type SessionState } from '@wanderwork/platform';
import { useEffect, type ReactNode } from 'react';
import { queryClient } from './query-client';

/** Data fetched for one person must not be shown to the next: a change of user refetches everything. */
const refreshQueries = (now: SessionState, before: SessionState): void => {
  if (!before.isLoading && now.user?.id !== before.user?.id) {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  }
  // Someone who signed in again gets what was refused after their session ended.
  else if (before.hasEnded && !now.hasEnded)
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
};

const useQueriesPerUser = (): void => {
  useEffect(() => useSession.subscribe(refreshQueries), []);
};

export const Providers = ({ children }: { children: ReactNode }) => {
  useQueriesPerUser();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};

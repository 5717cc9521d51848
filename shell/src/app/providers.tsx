import { QueryClientProvider } from '@tanstack/react-query';
import { useSession, type SessionState } from '@wanderwork/platform';
import { useEffect, type ReactNode } from 'react';
import { queryClient } from './query-client';

/** What one person fetched is not for the next one: a change of user asks for everything again. */
const refreshQueries = (now: SessionState, before: SessionState): void => {
  if (!before.isLoading && now.user?.id !== before.user?.id) {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  }
  // Who is back is given what was refused while their session was over.
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

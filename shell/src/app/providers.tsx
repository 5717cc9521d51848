import { QueryClientProvider } from '@tanstack/react-query';
import { useSession } from '@wanderwork/platform';
import { useEffect, type ReactNode } from 'react';
import { queryClient } from './query-client';

/** What one person fetched is not for the next one: a change of user asks for everything again. */
const useFreshDataPerUser = (): void => {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (!before.isLoading && now.user?.id !== before.user?.id) void queryClient.resetQueries();
      }),
    [],
  );
};

export const Providers = ({ children }: { children: ReactNode }) => {
  useFreshDataPerUser();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};

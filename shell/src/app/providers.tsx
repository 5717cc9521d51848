import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient, useSession } from '@wanderwork/platform';
import { useEffect, useState, type ReactNode } from 'react';

/** What one person fetched is not for the next one: a change of user asks for everything again. */
const useFreshDataPerUser = (client: ReturnType<typeof createQueryClient>): void => {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (!before.isLoading && now.user?.id !== before.user?.id) void client.resetQueries();
      }),
    [client],
  );
};

export const Providers = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createQueryClient);
  useFreshDataPerUser(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

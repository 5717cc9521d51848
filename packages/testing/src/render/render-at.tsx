import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { createQueryClient } from '@wanderwork/platform';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

// A lazy page is compiled when a spec first renders it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Renders `screen` at an address, as the shell would. `location()` returns the current address. */
export const renderAt = (path: string, screen: ReactNode) => {
  let currentLocation = path;
  const Where = () => {
    const { pathname, search, hash } = useLocation();
    currentLocation = pathname + search + hash;
    return null;
  };
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>{screen}</Suspense>
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, location: () => currentLocation };
};

import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from './query/query-client';
import { RetryBoundary } from './recovery/retry-boundary';
import { session } from './session/session';

/** Starts a remote alone on its development page, with what the shell would provide. */
export const startStandalone = (App: ComponentType): void => {
  session.start();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <RetryBoundary
          fallback={(error, retry) => <button onClick={retry}>{String(error)}. Try Again</button>}
        >
          <Suspense fallback="Loading">
            <App />
          </Suspense>
        </RetryBoundary>
      </BrowserRouter>
    </QueryClientProvider>,
  );
};

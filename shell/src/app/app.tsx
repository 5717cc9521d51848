import { PRODUCT_NAME } from '@wanderwork/contracts';
import {
  reportClientError,
  RetryBoundary,
  lazyRetry,
  useToasts,
  useSession,
  type SessionState,
} from '@wanderwork/platform';
import { ErrorCard } from '@wanderwork/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from '../layout/frame';
import { PageContainer } from '../layout/page-container';
import { AssistantPanel } from '../remotes/assistant-panel';
import { Panels } from '../remotes/panels';
import { Notices } from './notices';
import { Pages } from './pages';
import { runWhenIdle } from '../idle/run-when-idle';
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

const Providers = ({ children }: { children: ReactNode }) => {
  useQueriesPerUser();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};

const BackgroundTasks = lazyRetry(() => import(/* webpackMode: "eager" */ './background-tasks'));

const MAX_WAIT_MS = 2000;

/** Loads everything that can wait until the first page is painted and the browser is idle. */
const AfterPaint = () => {
  const [isIdle, setIsIdle] = useState(false);
  const newestToastId = useToasts(({ toasts }) => toasts[0]?.id);
  useEffect(() => runWhenIdle(() => setIsIdle(true), MAX_WAIT_MS), []);
  return (
    // Retries when there is a new toast to show.
    <RetryBoundary resetKey={String(newestToastId)} fallback={() => null}>
      <Suspense>{isIdle && <BackgroundTasks />}</Suspense>
    </RetryBoundary>
  );
};

/** Shows the error card when the frame itself fails. */
export const AppCrashed = ({ children }: { children: ReactNode }) => (
  <RetryBoundary
    onError={(error) => reportClientError(error)}
    fallback={(_error, retry) => (
      <PageContainer as="main">
        <h1 className="visually-hidden">{PRODUCT_NAME}</h1>
        <ErrorCard onTryAgain={retry} />
      </PageContainer>
    )}
  >
    {children}
  </RetryBoundary>
);

export const App = () => (
  <AppCrashed>
    <Providers>
      <BrowserRouter useTransitions={false}>
        <Frame>
          <Pages />
        </Frame>
        <Panels />
        <AssistantPanel />
        <AfterPaint />
        <Notices />
      </BrowserRouter>
    </Providers>
  </AppCrashed>
);

import { PRODUCT_NAME } from '@wanderwork/contracts';
import { reportClientError, RetryBoundary } from '@wanderwork/platform';
import { ErrorCard } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from '../layout/frame';
import { PageContainer } from '../layout/page-container';
import { Panels } from '../remotes/panels';
import { AfterPaint } from './after-paint';
import { Notices } from './notices';
import { Pages } from './pages';
import { Providers } from './providers';

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
        <AfterPaint />
        <Notices />
      </BrowserRouter>
    </Providers>
  </AppCrashed>
);

import { PRODUCT_NAME } from '@wanderwork/contracts';
import { lazyRetry, PageHeading, RetryBoundary, reportClientError } from '@wanderwork/platform';
import { ErrorCard } from '@wanderwork/ui';
import { Route, Routes, useLocation } from 'react-router-dom';
import { HomePage } from '../features/home/home-page';
import { NotFoundPage } from '../features/not-found/not-found-page';
import { PagePlace } from '../layout/page-place';

const FallbackPage = lazyRetry(() => import('../features/hub-fallback/hub-fallback-page'));
const ComingPage = lazyRetry(() => import('../features/legal/coming-page'));

/** The pages that need no remote. */
export const ShellPages = () => {
  const { pathname } = useLocation();
  return (
    <RetryBoundary
      resetKey={pathname}
      onError={(error) => reportClientError(error)}
      fallback={(_error, retry) => (
        <PagePlace>
          <PageHeading className="visually-hidden">{PRODUCT_NAME}</PageHeading>
          <ErrorCard onTryAgain={retry} />
        </PagePlace>
      )}
    >
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/wanderhub-fallback" element={<FallbackPage />} />
        <Route path="/help" element={<ComingPage subject="help" />} />
        <Route path="/terms" element={<ComingPage subject="terms" />} />
        <Route path="/privacy" element={<ComingPage subject="privacy" />} />
        <Route path="/cookies" element={<ComingPage subject="cookies" />} />
        <Route path="/attributions" element={<ComingPage subject="attributions" />} />
        <Route path="/accessibility" element={<ComingPage subject="accessibility" />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </RetryBoundary>
  );
};

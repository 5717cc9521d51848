import { PRODUCT_NAME } from '@wanderwork/contracts';
import { lazyRetry, PageHeading, RetryBoundary, reportClientError } from '@wanderwork/platform';
import { ErrorCard } from '@wanderwork/ui';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageContainer } from '../layout/page-container';
import { pages } from '../../shell.config.mjs';

const NotFoundPage = lazyRetry(() => import('../features/not-found/not-found-page'));

/** Renders the pages that need no remote. */
export const ShellPages = () => {
  const { pathname } = useLocation();
  return (
    <RetryBoundary
      resetKey={pathname}
      onError={(error) => reportClientError(error)}
      fallback={(_error, retry) => (
        <PageContainer>
          <PageHeading className="visually-hidden">{PRODUCT_NAME}</PageHeading>
          <ErrorCard onTryAgain={retry} />
        </PageContainer>
      )}
    >
      <Routes>
        {Object.entries(pages).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </RetryBoundary>
  );
};

import {
  useRouteChange,
  lazyRetry,
  PageHeading,
  RetryBoundary,
  reportClientError,
} from '@wanderwork/platform';
import { PRODUCT_NAME } from '@wanderwork/contracts';
import { ErrorCard } from '@wanderwork/ui';
import { useLocation, type NavigationType, Route, Routes } from 'react-router-dom';
import { PageSpinner } from '../layout/page-loading';
import { findRemotePage } from '../remotes/find-page';
import { useReleases } from '../remotes/releases';
import { RemotePage } from '../remotes/remote-page';
import { PageContainer } from '../layout/page-container';
import { pages } from '../../shell.config.mjs';

const NotFoundPage = lazyRetry(() => import('../features/not-found/not-found-page'));

/** Renders the pages that need no remote. */
const ShellPages = () => {
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

/** Renders the page of a remote if the list of releases has one for this path, otherwise a page of the shell. */
export const CurrentPage = ({ kind }: { kind: `${NavigationType}` }) => {
  const { pathname } = useLocation();
  const releases = useReleases((state) => state.releases);
  useRouteChange(kind);
  // Opened offline for the first time: the list of releases is still loading.
  if (!releases) return <PageSpinner />;
  const page = findRemotePage(releases, pathname);
  return page ? <RemotePage page={page} path={pathname} /> : <ShellPages />;
};

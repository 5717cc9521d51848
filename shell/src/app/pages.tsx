import { PageArrival } from '@wanderwork/platform';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PageLoading, PageSpinner } from '../layout/page-loading';
import { PageTransition } from '../layout/page-transition';
import { isPrepared } from '../remotes/prefetch';
import { CurrentPage } from './current-page';

/**
 * The page of the address. While the code of the next page is on its way the last one stands, under a line that says
 * so; only the first page of a visit is waited for with an empty place. A page whose code is here is drawn at once, and a
 * change within a page is never put off.
 */
export const Pages = () => {
  const location = useLocation();
  // Read here: below, where another location is shown, the router no longer knows.
  const kind = useNavigationType();
  const deferred = useDeferredValue(location);
  const loading = deferred.pathname !== location.pathname && !isPrepared(location.pathname);
  const shown = loading ? deferred : location;
  // The same page need not be drawn again when the deferred address has caught up.
  const page = useMemo(
    () => (
      <PageArrival value={kind}>
        <Routes location={shown}>
          <Route path="*" element={<CurrentPage kind={kind} />} />
        </Routes>
      </PageArrival>
    ),
    [shown, kind],
  );
  return (
    <>
      {loading && <PageLoading />}
      <Suspense fallback={<PageSpinner />}>
        <PageTransition path={shown.pathname}>{page}</PageTransition>
      </Suspense>
    </>
  );
};

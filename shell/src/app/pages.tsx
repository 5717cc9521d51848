import { Suspense, useDeferredValue } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageLoading, PageSpinner } from '../layout/page-loading';
import { CurrentPage } from './current-page';

/**
 * The page of the address. While the code of the next page is on its way the last one stands, under a line that says
 * so; only the first page of a visit is waited for with an empty place. A change within a page is never put off.
 */
export const Pages = () => {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const loading = deferred.pathname !== location.pathname;
  return (
    <>
      {loading && <PageLoading />}
      <Suspense fallback={<PageSpinner />}>
        <Routes location={loading ? deferred : location}>
          <Route path="*" element={<CurrentPage />} />
        </Routes>
      </Suspense>
    </>
  );
};

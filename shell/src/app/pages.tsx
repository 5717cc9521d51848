import { PageArrival } from '@wanderwork/platform';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PageLoading, PageSpinner } from '../layout/page-loading';
import { PageTransition } from '../layout/page-transition';
import { isPrepared } from '../remotes/prefetch';
import { CurrentPage } from './current-page';

/** A page that is loaded again, or at one of its parts, must be as long as it is from the beginning. */
const isNewNavigation = (): boolean => {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return location.hash === '' && (load as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/** A text that the server put here may be being read: the app takes it over whole, or it would be gone for a moment. */
const isServedTextShown = (): boolean => document.querySelector('main.plain article.prose') !== null;

/**
 * The page of the address. While the code of the next page is on its way the last one stands, under a line that says
 * so; only the first page of a visit is waited for with an empty place. A page whose code is here is drawn at once, and a
 * change within a page is never put off.
 */
export const Pages = () => {
  const location = useLocation();
  // Read here: below, where another location is shown, the router no longer knows.
  const kind = useNavigationType();
  const [first] = useState(location);
  const [isNewVisit] = useState(() => isNewNavigation() && !isServedTextShown());
  const deferred = useDeferredValue(location);
  const loading = deferred.pathname !== location.pathname && !isPrepared(location.pathname);
  const shown = loading ? deferred : location;
  const arrival = location === first && isNewVisit ? 'PUSH' : kind;
  // The same page need not be drawn again when the deferred address has caught up.
  const page = useMemo(
    () => (
      <PageArrival value={arrival}>
        <Routes location={shown}>
          <Route path="*" element={<CurrentPage kind={kind} />} />
        </Routes>
      </PageArrival>
    ),
    [shown, kind, arrival],
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

import { PageArrival } from '@wanderwork/platform';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PageLoading, PageSpinner } from '../layout/page-loading';
import { PageTransition } from '../layout/page-transition';
import { isPrepared } from './prefetch';
import { CurrentPage } from './current-page';

/**
 * Whether this is a new visit from the top. A reloaded page, or one opened at a part of it, must have its full length
 * at once.
 */
const isNewNavigation = (): boolean => {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return location.hash === '' && (load as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/**
 * Whether someone may be reading a text that the server rendered. The app then takes it over as a whole, or it would
 * disappear for a moment.
 */
const isServedTextShown = (): boolean =>
  document.querySelector('main.plain :is(article.prose, .plain-connect)') !== null;

/**
 * Renders the page of the address. While the next page's code loads, the last page stays under a loading sign; only
 * the first page of a visit starts with a spinner. A page whose code is loaded renders at once, and changes within a
 * page are never deferred.
 */
export const Pages = () => {
  const location = useLocation();
  // Read here: further down, where a deferred location is shown, the router no longer knows it.
  const kind = useNavigationType();
  const [first] = useState(location);
  const [isNewVisit] = useState(() => isNewNavigation() && !isServedTextShown());
  const deferred = useDeferredValue(location);
  const loading = deferred.pathname !== location.pathname && !isPrepared(location.pathname);
  const shown = loading ? deferred : location;
  const arrival = location === first && isNewVisit ? 'LOAD' : kind;
  // The same page need not render again when the deferred address has caught up.
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

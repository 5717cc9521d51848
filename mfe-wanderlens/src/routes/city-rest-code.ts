import { lazyRetry } from '@wanderwork/platform';

/**
 * Whether the first page of a visit starts below its top: after a reload, on the way back from another site, with a
 * link to a section, or if the reader has scrolled the served page. The page then needs its full length at once.
 */
export const startsBelowTop = (): boolean => {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (load as PerformanceNavigationTiming | undefined)?.type ?? 'navigate';
  return location.hash !== '' || type !== 'navigate' || scrollY > 0;
};

export const CityRest = lazyRetry(() => import(/* webpackChunkName: 'city-rest' */ './city-rest'));

import { CityRest } from './city-rest-code';

/** A reload, the way back from another site, or a link to a part of the page: it must have its full length at once. */
const opensWithin = (): boolean => {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return location.hash !== '' || (load as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
};

/** The code of a city's page: its first view, and the rest with it where the reader does not begin at the top. */
export const loadCityPage = async () => {
  // A rest that cannot be had is told in its place.
  const rest = opensWithin() ? CityRest.preload().catch(() => undefined) : null;
  const [page] = await Promise.all([import('./city-page'), rest]);
  return page;
};

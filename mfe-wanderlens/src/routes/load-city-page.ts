import { CityRest } from './city-rest-code';
import { opensWithin } from './opens-within';

/** The code of a city's page: its first view, and the rest with it where the reader does not begin at the top. */
export const loadCityPage = async () => {
  // If the rest does not load, its place on the page says so.
  const rest = opensWithin() ? CityRest.preload().catch(() => undefined) : null;
  const [page] = await Promise.all([import('./city-page'), rest]);
  return page;
};

import { CityRest } from './city-rest-code';
import { startsBelowTop } from './starts-below-top';

/** The code of a city's page: its first view, and the rest with it where the reader does not begin at the top. */
export const loadCityPage = async () => {
  // If the rest does not load, its place on the page says so.
  const rest = startsBelowTop() ? CityRest.preload().catch(() => undefined) : null;
  const [page] = await Promise.all([import('./city-page'), rest]);
  return page;
};

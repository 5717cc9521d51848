import { CityRest, startsBelowTop } from './city-rest-code';

/** Loads the code of a city page: the first view, and the rest too if the reader does not start at the top. */
export const loadCityPage = async () => {
  // If the rest does not load, its place on the page shows the error.
  const rest = startsBelowTop() ? CityRest.preload().catch(() => undefined) : null;
  const [page] = await Promise.all([import('./city-page'), rest]);
  return page;
};

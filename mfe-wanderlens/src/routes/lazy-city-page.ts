import { lazyRetry, type LazyModule } from '@wanderwork/platform';
import { CityRest, startsBelowTop } from './city-rest-code';

/** The city page. Its code is that of the first view, and the rest too if the reader does not start at the top. */
export default (load: () => Promise<LazyModule<object>>) =>
  lazyRetry(async () => {
    // If the rest does not load, its place on the page shows the error.
    const rest = startsBelowTop() ? CityRest.preload().catch(() => undefined) : null;
    const [page] = await Promise.all([load(), rest]);
    return page;
  });

import { lazyRetry } from '@wanderwork/platform';

/** The sections below the first view of a city's page. */
export const CityRest = lazyRetry(() => import('./city-rest'));

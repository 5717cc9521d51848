import { lazyRetry } from '@wanderwork/platform';

export const CityRest = lazyRetry(() => import('./city-rest'));

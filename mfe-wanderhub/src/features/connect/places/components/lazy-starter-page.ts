import { lazyRetry } from '@wanderwork/platform';

export const StarterPage = lazyRetry(() => import(/* webpackChunkName: 'connect-places' */ './starter-page'));

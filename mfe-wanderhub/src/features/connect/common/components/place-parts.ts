import { lazyRetry } from '@wanderwork/platform';

/* Parts of the start page and of places, in a script of their own. */

export const UpcomingMeetups = lazyRetry(
  () => import(/* webpackChunkName: 'connect-places' */ '../../meetups/components/upcoming-meetups'),
);
export const StarterPage = lazyRetry(
  () => import(/* webpackChunkName: 'connect-places' */ '../../places/components/starter-page'),
);

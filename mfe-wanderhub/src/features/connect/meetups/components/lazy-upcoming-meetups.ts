import { lazyRetry } from '@wanderwork/platform';

/** In one script with starter pages, for the start page and for places. */
export const UpcomingMeetups = lazyRetry(
  () => import(/* webpackChunkName: 'connect-places' */ './upcoming-meetups'),
);

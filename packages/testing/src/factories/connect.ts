import type { ConnectOverview } from '@wanderwork/contracts';

/** What admins see of Connect in numbers. */
export const anOverview = (change: Partial<ConnectOverview> = {}): ConnectOverview => ({
  ...{ posts: 1204, writers: 87, openPlaces: 12, heldPosts: 3, reports: 9 },
  appeals: { waiting: 2, decided: 4 },
  queue: [
    { hours: 24, open: 5, overdue: 1 },
    { hours: 1, open: 1, overdue: 0 },
  ],
  ...change,
});

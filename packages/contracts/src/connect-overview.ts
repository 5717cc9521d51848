/** The figures of `ConnectOverview` that count what happened are about this many days. */
export const OVERVIEW_DAYS = 7;

/** Open cases that should be answered within the same time. */
export interface QueueTarget {
  hours: number;
  open: number;
  overdue: number;
}

/** What admins see of Connect. Posts by the operator don't count. */
export interface ConnectOverview {
  /** Published topics and replies, and the people who wrote them. */
  posts: number;
  writers: number;
  /** Cities and regions that are open now. */
  openPlaces: number;
  /** Posts that wait for review now. */
  heldPosts: number;
  reports: number;
  appeals: { waiting: number; decided: number };
  /** Targets with overdue cases first, then the most urgent. */
  queue: QueueTarget[];
}

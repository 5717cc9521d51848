/** A duration in days, months or years. */
export interface Period {
  count: number;
  unit: 'day' | 'month' | 'year';
}

const DAY_MS = 24 * 60 * 60 * 1000;

const days = (count: number) => ({ count, unit: 'day' as const });

/**
 * How long data is kept. The API's cleanup jobs and the privacy page both use these values, so that they always agree.
 */
export const retention = {
  /** A session ends after this time without use … */
  sessionIdle: days(14),
  /** … and at the latest this long after sign-in. */
  sessionAbsolute: days(90),
  /** A session without "Keep me signed in" ends this long after its last use. */
  sessionUnremembered: days(1),
  /** The cookie by which sign-in recognizes a browser. */
  knownDevice: days(180),
  /** The cookie of the browser that registered; it lasts as long as the link in the confirmation email. */
  registeringBrowser: days(7),
  /** Between the request to delete an account and its deletion. */
  deletionGrace: days(14),
  /** Network addresses, hashed with a daily key, for rate limits only. */
  hashedAddress: days(1),
  /** The searches of a day: user and query hashed with a daily key, and the cookie of the browser. */
  searches: days(1),
  /** Errors in browsers, without identity. */
  clientErrors: days(90),
  /** Page views and durations, without identity. */
  analytics: { count: 13, unit: 'month' },
  /** The log of sent emails, without their text. */
  mailLog: days(90),
  /** The audit log. */
  audit: { count: 2, unit: 'year' },
  /** Replaced logs of runs that were played on two devices. */
  setAsideLogs: days(30),
  /** A deleted trip can be restored for this long. */
  deletedTrips: days(30),
  /** Drafts of changes of a trip, and links to a trip that were turned off. */
  tripDrafts: days(30),
  /** Drafts of posts in Connect. */
  connectDrafts: days(90),
  /** Earlier texts of a post that its author removed. */
  removedPosts: days(30),
  notifications: days(90),
  /** Votes on the age of an answer in Connect that no longer count. */
  staleVotes: days(1),
  /** How far somebody has read a topic in Connect. A topic without a post for this long counts as read. */
  topicReads: days(180),
  /** Nobody can take a handle that somebody else gave up. */
  retiredHandles: { count: 1, unit: 'year' },
  /** A request for a private conversation that wasn't accepted. */
  messageRequests: days(30),
  /** After a request, the same person can't send another to the same person. */
  messageRequestPause: days(90),
  /** Who went to a meet-up, after its end. */
  guestLists: days(7),
  /** What a report showed, after the report was closed. */
  reportSnapshots: days(180),
  /** Conversations with the travel assistant that their owner has not deleted, since their last message. */
  assistant: { count: 12, unit: 'month' },
  backups: days(30),
} satisfies Record<string, Period>;

/** "14 days", "1 month": readable for people and valid as a PostgreSQL interval. */
export const formatDuration = ({ count, unit }: Period): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Converts a duration in days; months and years have no fixed length. */
export const toMilliseconds = ({ count }: Period & { unit: 'day' }): number => count * DAY_MS;

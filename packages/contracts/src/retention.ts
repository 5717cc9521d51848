/** A stretch of time as people say it. */
export interface Period {
  count: number;
  unit: 'day' | 'month' | 'year';
}

const DAY_MS = 24 * 60 * 60 * 1000;

const days = (count: number) => ({ count, unit: 'day' as const });

/**
 * How long what is kept is kept. The API's sweeps go by it and the privacy page prints it, so that what is said is what
 * is done.
 */
export const retention = {
  /** A session that nobody used for this long ends … */
  sessionIdle: days(14),
  /** … and any session at the latest after this long. */
  sessionAbsolute: days(90),
  /** One that was not asked to be remembered ends this long after its last use. */
  sessionUnremembered: days(1),
  /** The mark by which sign-in knows a browser again. */
  knownDevice: days(180),
  /** The mark of the browser that registered, as long as the letter's link can be used. */
  registeringBrowser: days(7),
  /** Between asking for an account's deletion and its being gone. */
  deletionGrace: days(14),
  /** Network addresses, hashed with a key of the day, for limits alone. */
  hashedAddress: days(1),
  /** The searches of a day, whose and what as hashes with a key of the day, and the mark of the browser. */
  searches: days(1),
  /** Errors that browsers met, without whose they were. */
  clientErrors: days(90),
  /** Page views and times, without whose they were. */
  analytics: { count: 13, unit: 'month' },
  /** Which letter was sent and whether it arrived; never its text. */
  mailLog: days(90),
  /** What admins changed. */
  audit: { count: 2, unit: 'year' },
  /** Of a run that was played on two devices: the log that gave way to the other. */
  setAsideLogs: days(30),
  backups: days(30),
} satisfies Record<string, Period>;

/** "14 days", "1 month": for people, and for PostgreSQL's intervals. */
export const formatDuration = ({ count, unit }: Period): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Only days have one length. */
export const inMilliseconds = ({ count }: Period & { unit: 'day' }): number => count * DAY_MS;

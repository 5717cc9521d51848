import { paths } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { createStoredList } from '@wanderwork/platform/stored-lists';

/** The last visit that the server knows of. */
interface Visit {
  userId: string;
  timeZone: string;
  /** In UTC: "2026-12-24". */
  day: string;
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && 'userId' in value && 'timeZone' in value && 'day' in value;

const recorded = createStoredList({
  key: 'wanderwork_connect_visit',
  isItem: isVisit,
  shorten: (visits) => visits.slice(-1),
});

const isSame = (a: Visit, b: Visit): boolean =>
  a.userId === b.userId && a.timeZone === b.timeZone && a.day === b.day;

/**
 * Tells the server in which time zone this browser is, once a day and when that changes: emails keep to the reader's
 * night. Without a connection the next page tries again.
 */
export const recordVisit = async (userId: string, now = new Date()): Promise<void> => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const visit = { userId, timeZone, day: now.toISOString().slice(0, 10) };
  if (recorded.get().some((one) => isSame(one, visit))) return;
  try {
    await http.put(paths.api.connect.visits(), { timeZone });
    recorded.set([visit]);
  } catch {
    // Nobody waits for this.
  }
};

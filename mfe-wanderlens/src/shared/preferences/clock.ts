/** In minutes. */
export const HOUR = 60;

/** A common working day in minutes since midnight. */
export const DEFAULT_WORK_DAY = { from: 9 * HOUR, to: 17 * HOUR };

/** Formats minutes since midnight for a time field: "09:30". */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** Parses "09:30" to minutes since midnight; null for an empty field. */
export const parseClock = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
  return hours && minutes ? Number(hours) * HOUR + Number(minutes) : null;
};

const HOUR = 60;

/** "09:30" of the minutes since midnight, as a time field has it. */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** The minutes since midnight of "09:30"; null for a field that is not filled in. */
export const parseClock = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
  return hours && minutes ? Number(hours) * HOUR + Number(minutes) : null;
};

/** A common working day in minutes since midnight. */
export const DEFAULT_WORK_DAY = { from: 9 * 60, to: 17 * 60 };

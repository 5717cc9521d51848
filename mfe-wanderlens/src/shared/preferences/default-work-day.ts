/** Minutes since midnight of a day that most work. */
export const DEFAULT_WORK_DAY = { from: 9 * 60, to: 17 * 60 };

/** Minutes since midnight of a day that most work. */
export const USUAL_DAY = { from: 9 * 60, to: 17 * 60 };

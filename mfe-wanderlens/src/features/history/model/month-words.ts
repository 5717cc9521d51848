const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-11" as "November 2026". */
export const monthWords = (key: string): string => month.format(new Date(`${key}-01T00:00:00Z`));

/** A change in points with its sign: "+0.6", "−1.2"; what rounds to nothing is no change. */
export const pointsWords = (points: number): string => {
  const size = Math.abs(points).toFixed(1);
  if (size === '0.0') return 'no change';
  return `${points < 0 ? '−' : '+'}${size}`;
};

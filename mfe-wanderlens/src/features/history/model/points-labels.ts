/** A change in points with its sign: "+0.6", "−1.2", or "no change" if it rounds to zero. */
export const formatPoints = (points: number): string => {
  const size = Math.abs(points).toFixed(1);
  if (size === '0.0') return 'no change';
  return `${points < 0 ? '−' : '+'}${size}`;
};

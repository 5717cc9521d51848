/** The quantile at `share` (0–1) of sorted values, interpolated between neighbors. */
export const quantile = (sorted: ArrayLike<number>, share: number): number => {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position - Math.floor(position));
};

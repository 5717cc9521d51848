/** An amount with its 80% range. */
export interface Range {
  low: number;
  middle: number;
  high: number;
}

/** An amount without a range is exact. */
export const toRange = (
  middle: number,
  range: readonly [low: number, high: number] | null = null,
): Range => ({
  low: range?.[0] ?? middle,
  middle,
  high: range?.[1] ?? middle,
});

/** Adds amounts whose errors go together, such as those of one model. */
export const sumRanges = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (sum, { low, middle, high }) => ({
      low: sum.low + low,
      middle: sum.middle + middle,
      high: sum.high + high,
    }),
    toRange(0),
  );

/** Half the width of a range on a logarithmic scale. */
export const toLogWidth = ({ low, high }: Pick<Range, 'low' | 'high'>): number =>
  low > 0 ? Math.log(high / low) / 2 : 0;

/** Creates a range from half its width on a logarithmic scale. */
export const fromLogWidth = (middle: number, width: number): Range =>
  toRange(middle, [middle / Math.exp(width), middle * Math.exp(width)]);

/**
 * Adds two amounts whose errors are independent: they add up as the root of the sum of squares. The table of cities
 * computes the range of a monthly cost in the same way, from its rent and its other lines.
 */
export const addIndependent = (one: Range, other: Range): Range => {
  const middle = one.middle + other.middle;
  const width = Math.hypot(one.middle * toLogWidth(one), other.middle * toLogWidth(other));
  return fromLogWidth(middle, middle > 0 ? width / middle : 0);
};

export const multiplyRange = ({ low, middle, high }: Range, times: number): Range => ({
  low: low * times,
  middle: middle * times,
  high: high * times,
});

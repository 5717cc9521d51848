import { type CityTrend, type IrexTrends, dimensionNames } from '@wanderwork/contracts';

const signedFormat = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** "+2.1", "−0.4", "0.0", with a real minus sign. */
export const formatPoints = (points: number): string => signedFormat.format(points).replace('-', '−');

/** "Affordability +1.4, Climate +0.3". Changes too small to name are left out. */
export const describeCause = ({ changed }: Pick<CityTrend, 'changed'>): string =>
  changed.length === 0
    ? 'No single dimension changed it by 0.1 points or more.'
    : changed.map(({ key, points }) => `${dimensionNames[key]} ${formatPoints(points)}`).join(', ');

/** How many cities did not change between the two months. */
export const describeUnchanged = ({ cities, unmoved, samplesOnly }: IrexTrends): string => {
  const cityKind = samplesOnly ? 'sample cities' : 'cities measured in both months';
  if (unmoved === cities) return `None of the ${cities} ${cityKind} changed by 0.05 points or more.`;
  return `${unmoved} of the ${cities} ${cityKind} changed by less than 0.05 points.`;
};

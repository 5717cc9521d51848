import { type Comparison } from '@wanderwork/contracts';

/** Two cities along the dimensions of their score, as a radar draws them. */
export const radarOf = ({ cities, rows }: Comparison) => {
  const dimensions = rows.filter(({ part }) => part === 'dimension');
  const placeOf = (at: number) => ({
    label: cities[at]?.name ?? '',
    values: dimensions.map(({ cells }) => {
      const value = cells[at]?.value;
      return typeof value === 'number' ? value : null;
    }),
  });
  return { axes: dimensions.map(({ label }) => label), place: placeOf(0), other: placeOf(1) };
};

import { type Comparison } from '@wanderwork/contracts';

/** Converts a comparison of two cities to the data of the radar chart. */
export const toRadar = ({ cities, rows }: Comparison) => {
  const dimensions = rows.filter(({ part }) => part === 'dimension');
  const toRadarCity = (at: number) => ({
    label: cities[at]?.name ?? '',
    values: dimensions.map(({ cells }) => {
      const value = cells[at]?.value;
      return typeof value === 'number' ? value : null;
    }),
  });
  return { axes: dimensions.map(({ label }) => label), place: toRadarCity(0), other: toRadarCity(1) };
};

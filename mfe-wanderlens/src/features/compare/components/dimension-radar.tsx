import { type Comparison } from '@wanderwork/contracts';
import { Radar } from '@wanderwork/ui/charts';

/** Converts a comparison of two cities to the data of the radar chart. */
const toRadar = ({ cities, rows }: Comparison) => {
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

/** The dimensions of two cities as a radar chart. */
const DimensionRadar = ({ comparison }: { comparison: Comparison }) => (
  <Radar title="Dimensions of the score" {...toRadar(comparison)} />
);

export default DimensionRadar;

import { logErrors, pointErrors, toLogError, addRange, findLeaders } from '@wanderwork/irex';
import {
  type Figure,
  dimensionKeys,
  type CityDetail,
  type Comparison,
  type ComparisonRow,
  dimensionNames,
} from '@wanderwork/contracts';

/** Converts a figure to a range on a scale where more is better. */
export type Judge = (value: number, range?: Figure['range']) => ReturnType<typeof addRange>;

interface ComparedFigure {
  key: string;
  /** null for a fact that is neither good nor bad. */
  judge: Judge | null;
}

/** `error` counts for figures without a range of their own. */
const compareByLog =
  (sign: 1 | -1, error: number): Judge =>
  (value, range) =>
    addRange(sign * Math.log(Math.max(value, 0.1)), range ? toLogError(range) : error);

const compareByPoints =
  (sign: 1 | -1, error: number): Judge =>
  (value) =>
    addRange(sign * value, error);

/** The figures that matter for a decision, in the order of the table. */
export const comparedFigures: ComparedFigure[] = [
  { key: 'monthly_cost', judge: compareByLog(-1, logErrors.cost) },
  { key: 'rent', judge: compareByLog(-1, logErrors.cost) },
  { key: 'download', judge: compareByLog(1, logErrors.speed) },
  { key: 'upload', judge: compareByLog(1, logErrors.speed) },
  { key: 'safety_index', judge: compareByPoints(1, pointErrors.safetyIndex) },
  { key: 'health_coverage', judge: compareByPoints(1, pointErrors.healthCoverage) },
  { key: 'air_pm25', judge: compareByLog(-1, logErrors.fineDust) },
  { key: 'temperature_year', judge: null },
  { key: 'rain_year', judge: null },
  { key: 'nomad_visa', judge: null },
  { key: 'nomad_visa_months', judge: compareByPoints(1, 0) },
  { key: 'airport_large_km', judge: compareByPoints(-1, 0) },
  { key: 'english_share', judge: compareByPoints(1, pointErrors.english) },
  { key: 'population', judge: null },
  { key: 'currency', judge: null },
];

type ComparedCity = Pick<CityDetail, 'irex' | 'figures'>;

const toScoreRow = (cities: readonly ComparedCity[]): ComparisonRow => ({
  key: 'irex',
  label: 'IREX',
  part: 'score',
  unit: null,
  cells: cities.map(({ irex }) => ({ value: irex.score, grade: null })),
  leaders: findLeaders(cities.map(({ irex }) => irex)),
});

const toDimensionRow = (
  key: (typeof dimensionKeys)[number],
  cities: readonly ComparedCity[],
): ComparisonRow => {
  const dimensions = cities.map(({ irex }) => irex.dimensions.find((one) => one.key === key) ?? null);
  return {
    key,
    label: dimensionNames[key],
    part: 'dimension',
    unit: null,
    cells: dimensions.map((one) => ({ value: one?.score ?? null, grade: null })),
    leaders: findLeaders(dimensions.map((one) => one && addRange(one.score, one.spread))),
  };
};

const toRange = (figure: CityDetail['figures'][number] | undefined, judge: Judge) =>
  typeof figure?.value === 'number' ? judge(figure.value, figure.range) : null;

const toFigureRow = (
  key: string,
  judge: Judge | null,
  cities: readonly ComparedCity[],
): ComparisonRow | null => {
  const figures = cities.map((city) => city.figures.find((figure) => figure.key === key));
  const labeledFigure = figures.find((figure) => figure !== undefined);
  if (!labeledFigure) return null;
  return {
    key,
    label: labeledFigure.label,
    part: 'figure',
    unit: labeledFigure.unit,
    cells: figures.map((figure) => ({ value: figure?.value ?? null, grade: figure?.grade ?? null })),
    leaders: judge && findLeaders(figures.map((figure) => toRange(figure, judge))),
  };
};

/** The rows of a comparison: the score, its dimensions, and the figures that matter for a decision. */
export const buildComparisonRows = (cities: readonly ComparedCity[]): Comparison['rows'] => [
  toScoreRow(cities),
  ...dimensionKeys.map((key) => toDimensionRow(key, cities)),
  ...comparedFigures.flatMap(({ key, judge }) => toFigureRow(key, judge, cities) ?? []),
];

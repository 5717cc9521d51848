import {
  dimensionKeys,
  type CityDetail,
  type Comparison,
  type ComparisonRow,
  dimensionNames,
} from '@wanderwork/contracts';
import { leadersOf, ranged } from '@wanderwork/irex';
import { comparedFigures, type Judge } from './compared-figures.js';

type Compared = Pick<CityDetail, 'irex' | 'figures'>;

const scoreRow = (cities: readonly Compared[]): ComparisonRow => ({
  key: 'irex',
  label: 'IREX',
  part: 'score',
  unit: null,
  cells: cities.map(({ irex }) => ({ value: irex.score, grade: null })),
  leaders: leadersOf(cities.map(({ irex }) => irex)),
});

const dimensionRow = (key: (typeof dimensionKeys)[number], cities: readonly Compared[]): ComparisonRow => {
  const dimensions = cities.map(({ irex }) => irex.dimensions.find((one) => one.key === key) ?? null);
  return {
    key,
    label: dimensionNames[key],
    part: 'dimension',
    unit: null,
    cells: dimensions.map((one) => ({ value: one?.score ?? null, grade: null })),
    leaders: leadersOf(dimensions.map((one) => one && ranged(one.score, one.spread))),
  };
};

const judged = (figure: CityDetail['figures'][number] | undefined, judge: Judge) =>
  typeof figure?.value === 'number' ? judge(figure.value, figure.grade) : null;

const figureRow = (key: string, judge: Judge | null, cities: readonly Compared[]): ComparisonRow | null => {
  const figures = cities.map((city) => city.figures.find((figure) => figure.key === key));
  const described = figures.find((figure) => figure !== undefined);
  if (!described) return null;
  return {
    key,
    label: described.label,
    part: 'figure',
    unit: described.unit,
    cells: figures.map((figure) => ({ value: figure?.value ?? null, grade: figure?.grade ?? null })),
    leaders: judge && leadersOf(figures.map((figure) => judged(figure, judge))),
  };
};

/** The rows of a comparison: the score, its dimensions, and the figures that matter for a decision. */
export const comparisonRows = (cities: readonly Compared[]): Comparison['rows'] => [
  scoreRow(cities),
  ...dimensionKeys.map((key) => dimensionRow(key, cities)),
  ...comparedFigures.flatMap(({ key, judge }) => figureRow(key, judge, cities) ?? []),
];

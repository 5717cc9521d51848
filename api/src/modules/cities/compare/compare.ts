import {
  dimensionKeys,
  type CityDetail,
  type Comparison,
  type ComparisonRow,
  dimensionNames,
} from '@wanderwork/contracts';
import { findLeaders, addRange } from '@wanderwork/irex';
import { comparedFigures, type Judge } from './compared-figures.js';

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
  typeof figure?.value === 'number' ? judge(figure.value, figure.grade) : null;

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

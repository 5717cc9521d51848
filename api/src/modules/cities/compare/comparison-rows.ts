import {
  addRange,
  dimensionKeys,
  dimensionNames,
  findLead,
  isCountryFigure,
  logErrors,
  pointErrors,
  toLogError,
  type CityDetail,
  type Comparison,
  type ComparisonRow,
  type DimensionKey,
  type Figure,
  type RangedScore,
} from '@wanderwork/contracts';

/** Converts a figure to a range on a scale where more is better. */
type Judge = (value: number, range?: Figure['range']) => RangedScore;

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
const comparedFigures: ComparedFigure[] = [
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

/** The figures of dimensions that say nothing about a city within its country. */
const countryDimensions: Partial<Record<DimensionKey, readonly string[]>> = {
  internet: ['download', 'upload'],
  safety: ['safety_index'],
  work_setup: ['broadband', 'coworking'],
  health_air: ['health_coverage', 'air_pm25'],
};

type ComparedCity = Pick<CityDetail, 'countryCode' | 'figures' | 'irex'>;

/** The country whose figures a dimension rests on; undefined if one of them is the city's own. */
const findDimensionCountry = ({ countryCode, figures }: ComparedCity, key: DimensionKey) => {
  const keys = countryDimensions[key];
  const isShared = figures
    .filter((figure) => keys?.includes(figure.key) && figure.value !== null)
    .every(isCountryFigure);
  return keys && isShared ? countryCode : undefined;
};

const toScoreRow = (cities: readonly ComparedCity[]): ComparisonRow => ({
  key: 'irex',
  label: 'IREX',
  part: 'score',
  unit: null,
  cells: cities.map(({ irex }) => ({ value: irex.score, grade: null })),
  ...findLead(cities.map(({ irex }) => irex)),
});

const toDimensionRow = (key: DimensionKey, cities: readonly ComparedCity[]): ComparisonRow => {
  const ranges = cities.map((city) => {
    const dimension = city.irex.dimensions.find((one) => one.key === key);
    return dimension
      ? { ...addRange(dimension.score, dimension.spread), sharedBy: findDimensionCountry(city, key) }
      : null;
  });
  return {
    key,
    label: dimensionNames[key],
    part: 'dimension',
    unit: null,
    cells: ranges.map((range) => ({ value: range?.score ?? null, grade: null })),
    ...findLead(ranges),
  };
};

const toRange = (
  figure: CityDetail['figures'][number] | undefined,
  countryCode: string,
  judge: Judge,
): RangedScore | null =>
  typeof figure?.value === 'number'
    ? { ...judge(figure.value, figure.range), sharedBy: isCountryFigure(figure) ? countryCode : undefined }
    : null;

const toFigureRow = (
  key: string,
  judge: Judge | null,
  cities: readonly ComparedCity[],
): ComparisonRow | null => {
  const figures = cities.map((city) => city.figures.find((figure) => figure.key === key));
  const labeledFigure = figures.find((figure) => figure !== undefined);
  if (!labeledFigure) return null;
  const lead =
    judge && findLead(figures.map((figure, at) => toRange(figure, cities[at]!.countryCode, judge)));
  return {
    key,
    label: labeledFigure.label,
    part: 'figure',
    unit: labeledFigure.unit,
    cells: figures.map((figure) => ({
      value: figure?.value ?? null,
      grade: figure?.grade ?? null,
      ...(figure?.reliability && { reliability: figure.reliability }),
    })),
    leaders: lead?.leaders ?? null,
    sureness: lead?.sureness ?? null,
  };
};

/** The rows of a comparison: the score, its dimensions, and the figures that matter for a decision. */
export const buildComparisonRows = (cities: readonly ComparedCity[]): Comparison['rows'] => [
  toScoreRow(cities),
  ...dimensionKeys.map((key) => toDimensionRow(key, cities)),
  ...comparedFigures.flatMap(({ key, judge }) => toFigureRow(key, judge, cities) ?? []),
];

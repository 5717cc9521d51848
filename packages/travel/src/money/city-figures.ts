import {
  formatPeriodsNotInTitle,
  logErrors,
  toLikelyRange,
  type CityDetail,
  type Figure,
  type Grade,
  type Source,
} from '@wanderwork/contracts';

export type FiguredCity = Pick<CityDetail, 'slug' | 'name' | 'country' | 'figures' | 'sources'>;

/** A city's figure; value and grade are null if it is missing. */
export interface CityNumber {
  value: number | null;
  grade: Grade | null;
  /** The 80% range; null if the value is exact or missing. */
  range: readonly [low: number, high: number] | null;
  /** A model far from anything measured (reliability D); shown rounded to $50. */
  isRough: boolean;
}

const ROUGH_STEP_USD = 50;

/** Rounds a rough guess to $50. */
export const roundRoughly = (usd: number): number => Math.round(usd / ROUGH_STEP_USD) * ROUGH_STEP_USD;

const findFigure = ({ figures }: Pick<FiguredCity, 'figures'>, key: string): Figure | undefined =>
  figures.find((figure) => figure.key === key);

export const getNumber = (city: Pick<FiguredCity, 'figures'>, key: string): CityNumber => {
  const figure = findFigure(city, key);
  if (typeof figure?.value !== 'number') return { value: null, grade: null, range: null, isRough: false };
  const { value, grade, range, reliability } = figure;
  return {
    value,
    grade,
    range: range ?? (grade === 'estimate' ? toLikelyRange(value, logErrors.cost) : null),
    isRough: reliability === 'D',
  };
};

export const getText = (city: Pick<FiguredCity, 'figures'>, key: string): string | null => {
  const value = findFigure(city, key)?.value;
  return typeof value === 'string' ? value : null;
};

/** A source, its date (empty if the title contains it), and the figures taken from it. */
export interface FigureOrigin {
  source: Pick<Source, 'title' | 'url' | 'licence'>;
  when: string;
  labels: string[];
  /** Caveats, such as a distant weather station. */
  notes: string[];
}

/** The sources of the given figures, without duplicates. */
export const findOrigins = (city: FiguredCity, keys: readonly string[]): FigureOrigin[] => {
  const used = keys
    .map((key) => findFigure(city, key))
    .filter((figure): figure is Figure => figure !== undefined && figure.value !== null);
  const ids = [...new Set(used.map(({ sourceId }) => sourceId))];
  return ids.flatMap((id) => {
    const source = city.sources.find((one) => one.id === id);
    const sourceFigures = used.filter(({ sourceId }) => sourceId === id);
    const notes = [...new Set(sourceFigures.map(({ note }) => note).filter((note) => note !== null))];
    if (!source) return [];
    const when = formatPeriodsNotInTitle(
      source.title,
      sourceFigures.map(({ year }) => year),
    );
    return [{ source, when, labels: sourceFigures.map(({ label }) => label), notes }];
  });
};

/** "Monthly cost for one person, Food: Cost model, 2026". */
export const formatOrigin = ({ source, when, labels }: FigureOrigin): string =>
  `${labels.join(', ')}: ${source.title}${when && `, ${when}`} (${source.licence})`;

import {
  formatPeriodsNotInTitle,
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
  /** The relative margin of error: 0.3 for ±30%. */
  uncertainty: number;
}

const findFigure = ({ figures }: Pick<FiguredCity, 'figures'>, key: string): Figure | undefined =>
  figures.find((figure) => figure.key === key);

/** The margin of error of model estimates if the city data does not state one. */
const DEFAULT_UNCERTAINTY = 0.3;

/** The margin of error of a city's modeled costs, from the note of its monthly cost: "About ±35 %." */
export const getModelUncertainty = (city: Pick<FiguredCity, 'figures'>): number => {
  const [, percentText] = /±(\d+) %/.exec(findFigure(city, 'monthly_cost')?.note ?? '') ?? [];
  return percentText === undefined ? DEFAULT_UNCERTAINTY : Number(percentText) / 100;
};

export const getNumber = (city: Pick<FiguredCity, 'figures'>, key: string): CityNumber => {
  const figure = findFigure(city, key);
  if (typeof figure?.value !== 'number') return { value: null, grade: null, uncertainty: 0 };
  const { value, grade } = figure;
  return { value, grade, uncertainty: grade === 'estimate' ? getModelUncertainty(city) : 0 };
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

const MAX_LENGTH = 80;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Normalizes text to a slug. Truncates by code point, so that no surrogate pair is split. */
export const normalizeSlug = (text: string): string =>
  [...text.trim().toLowerCase()].slice(0, MAX_LENGTH).join('');

export const readSlug = (params: URLSearchParams, name: string): string =>
  normalizeSlug(params.get(name) ?? '');

/** Whether the text is a valid slug. Values such as "." or "a/b" would change the API path. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** "chiang-mai" → "Chiang Mai", until the real name is loaded. */
export const toCityName = (slug: string): string =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

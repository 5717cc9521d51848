import type { Figure, FigureGroup, Grade, Source } from './city.js';
import { formatLongDate, formatPeriod, formatPlaceName, isIsoDay } from './formats.js';

/** The headings of the groups of figures, in display order. */
export const figureGroupTitles: Record<FigureGroup, string> = {
  cost: 'Monthly cost',
  internet: 'Internet',
  climate: 'Climate',
  safety: 'Safety',
  health: 'Health and air',
  visa: 'Visa and entry',
  access: 'Getting there',
  community: 'People and language',
  practical: 'Practical',
};

export const figureGroups = Object.keys(figureGroupTitles) as FigureGroup[];

/** Figures on a scale of a few points, which always need a decimal. */
const finelyScaled = new Set(['political_stability', 'rule_of_law']);

const hasTenths = (value: unknown): boolean => typeof value === 'number' && Math.round(value * 10) % 10 !== 0;

/**
 * The minimum number of decimals of a figure. `beside` are all values in its row, which share one precision: 78.3 beside
 * 54.0.
 */
export const getMinDecimals = (key: string, beside: readonly unknown[] = []): 0 | 1 =>
  finelyScaled.has(key) || beside.some(hasTenths) ? 1 : 0;

const countryMedians = new Set(['download', 'upload', 'latency']);

/** The figures that no source of ours has for single cities. An estimate of them is one for the country too. */
const countryFigures = new Set([
  ...countryMedians,
  'broadband',
  'internet_users',
  'safety_index',
  'safety_label',
  'homicide_rate',
  'political_stability',
  'rule_of_law',
  'health_coverage',
  'air_pm25',
  'life_expectancy',
  'health_spending',
  'english_share',
]);

/** Whether a figure describes the whole country, so that all its cities have the same one. */
export const isCountryFigure = ({ key, grade }: Pick<Figure, 'key' | 'grade'>): boolean =>
  countryFigures.has(key) && (grade === 'country' || grade === 'estimate');

/**
 * What a country figure describes, to be shown beside it: "country median", "Colombia as a whole"; null for the city's
 * own figure.
 */
export const getCountryScope = (figure: Pick<Figure, 'key' | 'grade'>, country: string): string | null => {
  if (!isCountryFigure(figure)) return null;
  return countryMedians.has(figure.key) ? 'country median' : `${formatPlaceName(country)} as a whole`;
};

const gradeLabels: Record<Grade, string> = {
  given: 'given',
  measured: 'measured',
  country: 'country figure',
  estimate: 'estimate',
};

/** How a figure is known, in words beside it: "rough guess", "official", "country estimate"; "no figure" if it isn't. */
export const getOriginLabel = ({
  key,
  grade,
  reliability,
}: Pick<Figure, 'key' | 'grade' | 'reliability'>): string => {
  if (grade === null) return 'no figure';
  if (reliability === 'D') return 'rough guess';
  // Of a total, only the rent is official.
  if (key === 'rent' && reliability === 'A') return 'official';
  if (key === 'rent' && reliability === 'B') return 'official, converted';
  return grade === 'estimate' && isCountryFigure({ key, grade }) ? 'country estimate' : gradeLabels[grade];
};

/** The ways in which a title may state a period: "2003 to 2020" for "2003–2020", "12 January 2025" for "12 Jan 2025". */
const getSpellings = (year: string): string[] => {
  const period = formatPeriod(year);
  return [period, period.replace('–', ' to '), ...(isIsoDay(year) ? [formatLongDate(year)] : [])];
};

/**
 * The periods of figures that the title of their source does not state: "October 2025, 2026"; empty if it states them
 * all.
 */
export const formatPeriodsNotInTitle = (title: string, years: readonly (string | null)[]): string =>
  [...new Set(years)]
    .flatMap((year) => (year === null ? [] : [year]))
    .filter((year) => !getSpellings(year).some((spelling) => title.includes(spelling)))
    .map(formatPeriod)
    .join(', ');

/** The title of a source and the period of its figures, without repeating a period that the title states. */
export const formatOrigin = (source: Pick<Source, 'title'> | undefined, year: string | null): string => {
  const title = source?.title ?? '';
  return [title, formatPeriodsNotInTitle(title, [year])].filter((part) => part !== '').join(', ');
};

const labels: Readonly<Record<string, string>> = {
  eta: 'Electronic authorization',
  'e-visa': 'E-visa',
  home: 'Home country',
};

/** The label of an entry rule of the data set: "90" becomes "90 days", "eta" "Electronic authorization". */
export const getEntryLabel = (value: string): string => {
  if (/^\d+$/.test(value)) return `${value} days`;
  return labels[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
};

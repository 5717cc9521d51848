import { monthNames, type PhraseFilter, type UnderstoodCondition } from '@wanderwork/contracts';
import { mergeFilters, understand, type Vocabulary } from '../../../city-search/index.js';

/** The conditions on cities, read for some months of the trip. */
export interface CityConditions {
  understood: readonly UnderstoodCondition[];
  filters: readonly PhraseFilter[];
}

/** Identifies a condition in both readings. Its months may extend its end, and are part of its id. */
const toKey = ({ start, id }: UnderstoodCondition): string => `${start} ${id.split('@')[0]}`;

/** The words that a plan is about, without what the person removed. */
export interface CityPhrase {
  words: string;
  vocabulary: Vocabulary;
  now: Date;
  /** The reading of the words alone, without any months of the trip. */
  understood: readonly UnderstoodCondition[];
}

/** @param without keys of conditions that the person removed */
export const readCityPhrase = (
  words: string,
  without: readonly string[],
  vocabulary: Vocabulary,
  now: Date,
): CityPhrase => {
  const all = words.trim() === '' ? [] : understand(words, vocabulary, now).understood;
  const removed = new Set(all.filter(({ id }) => without.includes(id)).map(toKey));
  return { words, vocabulary, now, understood: all.filter((condition) => !removed.has(toKey(condition))) };
};

/** Months in the order of the trip, 1–12, as words: "from November to January". */
const formatMonths = (months: readonly number[]): string => {
  if (months.length >= 12) return 'all year';
  const [first, last] = [months[0], months.at(-1)].map((month) => monthNames[(month ?? 1) - 1]);
  return months.length === 1 ? `in ${first}` : `from ${first} to ${last}`;
};

/** Whether a condition is about weather and names no months of its own. */
const isTimeless = ({ kind, id }: UnderstoodCondition): boolean => kind === 'climate' && !id.includes('@');

/**
 * The conditions of the words, with weather for the given months: "warm" means warm in the months of a stay. A condition
 * that names its own months keeps them.
 */
export const readCityConditions = (
  { words, vocabulary, now, understood: plain }: CityPhrase,
  months: readonly number[],
): CityConditions => {
  const seasonal = plain.some(isTimeless)
    ? understand(`${words}; ${formatMonths(months)}`, vocabulary, now).understood
    : [];
  const bySpan = new Map(seasonal.map((condition) => [toKey(condition), condition]));
  const understood = plain
    .map((condition) => {
      const inSeason = isTimeless(condition) ? bySpan.get(toKey(condition)) : undefined;
      return inSeason ? { ...condition, label: inSeason.label, filters: inSeason.filters } : condition;
    })
    .filter(({ filters }) => filters.length > 0);
  return { understood, filters: mergeFilters(understood, vocabulary) };
};

/** Whether a filter only asks for warmth: the engine checks it for each stay. */
const isWarmth = (filter: PhraseFilter): boolean =>
  filter.on === 'temp' && filter.bounds.to === undefined && filter.bounds.under === undefined;

/** The lowest mean temperature of a month that the words ask for, °C. */
export const findTempLimit = ({ understood }: CityConditions): number | undefined => {
  const limits = understood
    .filter(({ id }) => !id.includes('@'))
    .flatMap(({ filters }) => filters)
    .flatMap((filter) => (filter.on === 'temp' ? (filter.bounds.from ?? filter.bounds.over ?? []) : []));
  return limits.length > 0 ? Math.max(...limits) : undefined;
};

/**
 * The filters of one stay: its own months for warmth, and the whole trip's for other weather, which nobody checks
 * afterwards.
 */
export const toStayFilters = (stay: CityConditions, trip: CityConditions): PhraseFilter[] => [
  ...trip.filters.filter((filter) => !isWarmth(filter)),
  ...stay.filters.filter(isWarmth),
];

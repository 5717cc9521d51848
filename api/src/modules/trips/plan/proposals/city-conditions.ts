import { monthNames, type PhraseFilter, type UnderstoodCondition } from '@wanderwork/contracts';
import { mergeFilters, understand, type Vocabulary } from '../../../city-search/index.js';

/** The conditions on cities, read for some months of the trip. */
export interface CityConditions {
  understood: readonly UnderstoodCondition[];
  filters: readonly PhraseFilter[];
}

/** The words that a plan is about, with what the person removed. */
export interface CityPhrase {
  words: string;
  without: readonly string[];
  vocabulary: Vocabulary;
  now: Date;
}

/** Months in the order of the trip, 1–12, as words: "from November to January". */
const formatMonths = (months: readonly number[]): string => {
  if (months.length >= 12) return 'all year';
  const [first, last] = [months[0], months.at(-1)].map((month) => monthNames[(month ?? 1) - 1]);
  return months.length === 1 ? `in ${first}` : `from ${first} to ${last}`;
};

/** Identifies a condition in both readings. Its months may extend its end, and are part of its id. */
const toKey = ({ start, id }: UnderstoodCondition): string => `${start} ${id.split('@')[0]}`;

const isClimate = ({ kind }: UnderstoodCondition): boolean => kind === 'climate';

/**
 * Reads the words as a search does, with weather for the given months: "warm" means warm in the months of a stay. A
 * condition that names its own months keeps them.
 */
export const readCityConditions = (
  { words, without, vocabulary, now }: CityPhrase,
  months: readonly number[],
): CityConditions => {
  if (words.trim() === '') return { understood: [], filters: [] };
  const plain = understand(words, vocabulary, now).understood;
  const removed = new Set(plain.filter(({ id }) => without.includes(id)).map(toKey));
  const isTimeless = (condition: UnderstoodCondition) => isClimate(condition) && !condition.id.includes('@');
  const seasonal = plain.some(isTimeless)
    ? understand(`${words}; ${formatMonths(months)}`, vocabulary, now).understood
    : plain;
  const bySpan = new Map(seasonal.map((condition) => [toKey(condition), condition]));
  const understood = plain
    .filter((condition) => !removed.has(toKey(condition)))
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

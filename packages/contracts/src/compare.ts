import type { CitySummary, Grade, Reliability } from './city.js';
import { isCountryFigure } from './figures.js';
import { capitalize, formatPlaceName, joinNames } from './formats.js';

export const COMPARE_MIN = 2;
export const COMPARE_MAX = 3;

export interface ComparisonCell {
  /** Null if unknown. */
  value: number | string | null;
  /** Null for a score, and if `value` is null. */
  grade: Grade | null;
  /** Only of a figure with a range. */
  reliability?: Reliability;
}

export interface ComparisonRow {
  key: string;
  label: string;
  part: 'score' | 'dimension' | 'figure';
  unit: string | null;
  /** In the order of the cities. */
  cells: ComparisonCell[];
  /**
   * Indices of the best value and of all that are not even probably worse; empty if fewer than two values are known.
   * Null if neither more nor less is better.
   */
  leaders: number[] | null;
  /**
   * The probability, 0–1, that the best value is really better than each value that does not lead: at least `PROBABLE`.
   * Null if there is no such value.
   */
  sureness: number | null;
}

/** The answer of `GET /api/compare`. */
export interface Comparison {
  cities: CitySummary[];
  rows: ComparisonRow[];
}

/** From this probability on, a difference is stated as a fact; below it, as probable. */
export const SURE = 0.95;
/** Below this probability, no difference is stated at all. */
export const PROBABLE = 0.65;

/** A probability from `PROBABLE` to `SURE` in words: "about 75% sure"; null for one that is stated as a fact. */
export const formatSureness = (probability: number): string | null =>
  probability >= SURE ? null : `about ${Math.round(probability * 20) * 5}% sure`;

/** How a row says that a city is better or worse than another one, or the best of three. */
interface ComparisonLabels {
  better: string;
  best: string;
  worse: string;
  /** Of two cities, the worse one is named: "Valencia is more expensive". */
  namesWorse?: boolean;
}

const defaultLabels: ComparisonLabels = { better: 'ahead', best: 'ahead', worse: 'behind' };
const costLabels: ComparisonLabels = {
  better: 'cheaper',
  best: 'the cheapest',
  worse: 'more expensive',
  namesWorse: true,
};
const speedLabels: ComparisonLabels = { better: 'faster', best: 'the fastest', worse: 'slower' };
const labelsByKey: Readonly<Record<string, ComparisonLabels>> = {
  monthly_cost: costLabels,
  rent: costLabels,
  food: costLabels,
  transport: costLabels,
  utilities_internet: costLabels,
  leisure: costLabels,
  other: costLabels,
  download: speedLabels,
  upload: speedLabels,
  safety_index: { better: 'safer', best: 'the safest', worse: 'less safe' },
};

type ComparedPlace = Pick<CitySummary, 'name' | 'country'>;

/** The names of some cities of a row, or of their countries if all its figures are the countries' own. */
export const getComparedSubjects = (
  { key, cells }: Pick<ComparisonRow, 'key' | 'cells'>,
  cities: readonly ComparedPlace[],
  places: readonly number[],
): string[] => {
  const knownCells = cells.filter(({ value }) => value !== null);
  const areCountries = knownCells.every(({ grade }) => isCountryFigure({ key, grade }));
  const getName = ({ name, country }: ComparedPlace) => (areCountries ? formatPlaceName(country) : name);
  return [...new Set(places.map((place) => getName(cities[place]!)))];
};

/** "Lisbon is probably ahead (about 75% sure)". */
const joinClaim = (subjects: readonly string[], words: string, sureness: number): string => {
  const sure = formatSureness(sureness);
  const verb = subjects.length === 1 ? 'is' : 'are';
  return `${capitalize(joinNames(subjects))} ${verb} ${sure ? `probably ${words} (${sure})` : words}`;
};

/** "Lisbon and Valencia lead, level (about 75% sure)": between those who lead, no difference can be seen. */
const joinLevelLead = (subjects: readonly string[], sureness: number): string => {
  const sure = formatSureness(sureness);
  return `${capitalize(joinNames(subjects))} lead, level${sure ? ` (${sure})` : ''}`;
};

/** The sentence on who leads a row of a comparison; null if neither more nor less is better. */
export const getVerdictLabel = (
  row: Pick<ComparisonRow, 'key' | 'cells' | 'leaders' | 'sureness'>,
  cities: readonly ComparedPlace[],
): string | null => {
  const { key, cells, leaders, sureness } = row;
  if (leaders === null) return null;
  const knownPlaces = cells.flatMap(({ value }, place) => (value === null ? [] : [place]));
  if (knownPlaces.length < 2) return 'Not enough data to compare';
  const leading = getComparedSubjects(row, cities, leaders);
  const isTie = new Set(leaders.map((place) => cells[place]?.value)).size === 1;
  if (sureness === null) {
    if (leading.length === 1) return `One figure for all of ${leading[0]}`;
    if (isTie) return knownPlaces.length < cells.length ? `${joinNames(leading)} are the same` : 'The same';
    return knownPlaces.length < cells.length ? `${joinNames(leading)} are level` : 'Level';
  }
  const words = labelsByKey[key] ?? defaultLabels;
  const trailing = getComparedSubjects(
    row,
    cities,
    knownPlaces.filter((place) => !leaders.includes(place)),
  );
  if (leading.length > 1)
    return isTie
      ? `${joinClaim(trailing, words.worse, sureness)}; ${joinNames(leading)} are the same`
      : joinLevelLead(leading, sureness);
  if (trailing.length > 1) return joinClaim(leading, words.best, sureness);
  return words.namesWorse
    ? joinClaim(trailing, words.worse, sureness)
    : joinClaim(leading, words.better, sureness);
};

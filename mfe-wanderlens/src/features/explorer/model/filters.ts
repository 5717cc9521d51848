import { cityRegions, citySorts, safetyLabels, type CitySort, type SafetyLabel } from '@wanderwork/contracts';

type Region = (typeof cityRegions)[number];

/** What a reader asks of the list; null asks nothing. Money in USD a month, speed in Mbps. */
export interface CityFilters {
  /** A search as it was submitted: words, or a name. */
  q: string;
  /** Ids of the search's wishes that were taken back. */
  without: readonly string[];
  region: Region | null;
  maxCost: number | null;
  minSpeed: number | null;
  safety: SafetyLabel | null;
  sort: CitySort;
}

const DEFAULT_SORT: CitySort = 'irex';
const LARGEST_NUMBER = 100_000;

const oneOf = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word === text) ?? null;

const wholeNumber = (text: string | null): number | null => {
  const value = text && /^\d+$/.test(text) ? Number(text) : null;
  return value !== null && value > 0 && value <= LARGEST_NUMBER ? value : null;
};

const listOf = (text: string | null): string[] => (text ?? '').split(',').filter((id) => id !== '');

/** The filters that an address asks for. What it says wrongly is as if it were not said. */
export const readFilters = (params: URLSearchParams): CityFilters => {
  const q = params.get('q')?.trim() ?? '';
  return {
    q,
    without: q ? listOf(params.get('without')) : [],
    region: oneOf(cityRegions, params.get('region')),
    maxCost: wholeNumber(params.get('maxCost')),
    minSpeed: wholeNumber(params.get('minSpeed')),
    safety: oneOf(safetyLabels, params.get('safety')),
    sort: oneOf(citySorts, params.get('sort')) ?? DEFAULT_SORT,
  };
};

/** The query of an address, and of the API: only what differs from asking nothing. */
export const writeFilters = (filters: CityFilters): Record<string, string> => {
  const { sort, without, ...rest } = filters;
  const asked = Object.entries({ ...rest, without: without.join(',') }).filter(
    ([, value]) => value !== null && value !== '',
  );
  const query = Object.fromEntries(asked.map(([key, value]) => [key, String(value)]));
  return sort === DEFAULT_SORT ? query : { ...query, sort };
};

/** An address with these filters; what it says beside filters stays. */
export const withFilters = (params: URLSearchParams, filters: CityFilters): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of Object.keys(filters)) next.delete(key);
  for (const [key, value] of Object.entries(writeFilters(filters))) next.set(key, value);
  return next;
};

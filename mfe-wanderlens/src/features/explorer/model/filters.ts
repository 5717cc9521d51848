import {
  cityClimates,
  cityRegions,
  citySizes,
  citySorts,
  irexPassports,
  safetyLabels,
  VISA_DAYS_MAX,
  type CityClimate,
  type CitySize,
  type CitySort,
  type IrexPassport,
  type SafetyLabel,
} from '@wanderwork/contracts';

type Region = (typeof cityRegions)[number];
import { getSort } from './sort';

/** The filters of the list; null means no filter. Money in USD a month, speed in Mbps. */
export interface CityFilters {
  /** The submitted query: a description or a name. */
  q: string;
  /** The ids of the query's conditions that were removed. */
  without: readonly string[];
  region: Region | null;
  maxCost: number | null;
  minSpeed: number | null;
  safety: SafetyLabel | null;
  climate: CityClimate | null;
  /** 1–12, for `climate`; null means all year. */
  month: number | null;
  size: CitySize | null;
  nomadVisa: Yes | null;
  passport: IrexPassport | null;
  /** The minimum visa-free stay for `passport` in days; null means any. */
  visaDays: number | null;
  /** Only saved cities. */
  saved: Yes | null;
  /** null means the default order. */
  sort: CitySort | null;
}

const yesValues = ['1'] as const;
type Yes = (typeof yesValues)[number];

const MAX_NUMBER = 100_000;
const MONTHS = 12;

const findOption = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word === text) ?? null;

const parseWholeNumber = (text: string | null, most = MAX_NUMBER): number | null => {
  const value = text && /^\d+$/.test(text) ? Number(text) : null;
  return value !== null && value > 0 && value <= most ? value : null;
};

const parseList = (text: string | null): string[] => (text ?? '').split(',').filter((id) => id !== '');

/** Reads the filters from an address. Invalid values are ignored. */
export const readFilters = (params: URLSearchParams): CityFilters => {
  const q = params.get('q')?.trim() ?? '';
  const climate = findOption(cityClimates, params.get('climate'));
  const passport = findOption(irexPassports, params.get('passport'));
  return {
    q,
    without: q ? parseList(params.get('without')) : [],
    region: findOption(cityRegions, params.get('region')),
    maxCost: parseWholeNumber(params.get('maxCost')),
    minSpeed: parseWholeNumber(params.get('minSpeed')),
    safety: findOption(safetyLabels, params.get('safety')),
    climate,
    month: climate && parseWholeNumber(params.get('month'), MONTHS),
    size: findOption(citySizes, params.get('size')),
    nomadVisa: findOption(yesValues, params.get('nomadVisa')),
    passport,
    visaDays: passport && parseWholeNumber(params.get('visaDays'), VISA_DAYS_MAX),
    saved: findOption(yesValues, params.get('saved')),
    sort: findOption(citySorts, params.get('sort')),
  };
};

/** The query string of an address, without empty filters. */
export const writeFilters = (filters: CityFilters): Record<string, string> => {
  const { without, ...rest } = filters;
  const entries = Object.entries({ ...rest, without: without.join(',') }).filter(
    ([, value]) => value !== null && value !== '',
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
};

/** Removes all filters but keeps the sort order. */
export const clearFilters = ({ sort }: CityFilters): CityFilters => ({
  ...readFilters(new URLSearchParams()),
  sort,
});

/** The order of the API without a sort. */
const API_SORT: CitySort = 'irex';

/** The query of the API. Saved cities are sent by slug, because the server may not know them. */
export const toQuery = (filters: CityFilters, saved: readonly string[]): Record<string, string> => {
  const sort = getSort(filters);
  const { saved: onlySaved, ...query } = writeFilters({ ...filters, sort: sort === API_SORT ? null : sort });
  return onlySaved ? { ...query, only: saved.join(',') } : query;
};

/** Returns the parameters with these filters. Other parameters are kept. */
export const applyFilters = (params: URLSearchParams, filters: CityFilters): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of Object.keys(filters)) next.delete(key);
  for (const [key, value] of Object.entries(writeFilters(filters))) next.set(key, value);
  return next;
};

/** A filter that has a chip. */
export type FilterKey =
  'region' | 'maxCost' | 'minSpeed' | 'safety' | 'climate' | 'size' | 'nomadVisa' | 'passport' | 'saved';

export type ConditionKey = FilterKey | 'q';

/** Removing a filter also removes the filters that depend on it. */
const dependentFilters: Partial<Record<ConditionKey, Partial<CityFilters>>> = {
  q: { q: '', without: [] },
  climate: { month: null },
  passport: { visaDays: null },
};

/** Returns the filters without one of them. */
export const removeCondition = (filters: CityFilters, key: ConditionKey): CityFilters => ({
  ...filters,
  [key]: null,
  ...dependentFilters[key],
});

/** Whether there is a filter that has a chip. */
export const hasFilterConditions = (filters: CityFilters): boolean =>
  Object.keys(writeFilters(filters)).some((key) => key !== 'q' && key !== 'without' && key !== 'sort');

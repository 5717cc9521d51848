import { formatMoney } from '../../../shared/format';
import { type CityFilters } from './filters';

type FilterKey = 'region' | 'maxCost' | 'minSpeed' | 'safety';

export type ConditionKey = FilterKey | 'q';

/** One filter in words, as its chip shows it. */
export interface Condition {
  key: FilterKey;
  label: string;
}

const words: { [K in FilterKey]: (value: NonNullable<CityFilters[K]>) => string } = {
  region: (region) => region,
  maxCost: (usd) => `${formatMoney(usd)} a month or less`,
  minSpeed: (mbps) => `${mbps} Mbps or more`,
  safety: (label) => label,
};

const condition = <K extends FilterKey>(filters: CityFilters, key: K): Condition[] => {
  const value = filters[key];
  return value ? [{ key, label: words[key](value) }] : [];
};

/** The filters in force, in the order of the rail. The words of a search have their own chips. */
export const conditionsOf = (filters: CityFilters): Condition[] => [
  ...condition(filters, 'region'),
  ...condition(filters, 'maxCost'),
  ...condition(filters, 'minSpeed'),
  ...condition(filters, 'safety'),
];

/** The same filters without one of them. */
export const withoutCondition = (filters: CityFilters, key: ConditionKey): CityFilters =>
  key === 'q' ? { ...filters, q: '', without: [] } : { ...filters, [key]: null };

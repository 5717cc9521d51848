import { formatMoney } from '../../../shared/format';
import { type CityFilters } from './filters';

export type ConditionKey = 'q' | 'region' | 'maxCost' | 'minSpeed' | 'safety';

/** One filter in words, as its chip shows it. */
export interface Condition {
  key: ConditionKey;
  label: string;
}

const words: { [K in ConditionKey]: (value: NonNullable<CityFilters[K]>) => string } = {
  q: (text) => `“${text}”`,
  region: (region) => region,
  maxCost: (usd) => `${formatMoney(usd)} a month or less`,
  minSpeed: (mbps) => `${mbps} Mbps or more`,
  safety: (label) => label,
};

const condition = <K extends ConditionKey>(filters: CityFilters, key: K): Condition[] => {
  const value = filters[key];
  return value ? [{ key, label: words[key](value) }] : [];
};

/** The filters in force, in the order of the rail. */
export const conditionsOf = (filters: CityFilters): Condition[] => [
  ...condition(filters, 'q'),
  ...condition(filters, 'region'),
  ...condition(filters, 'maxCost'),
  ...condition(filters, 'minSpeed'),
  ...condition(filters, 'safety'),
];

/** The same filters without one of them. */
export const withoutCondition = (filters: CityFilters, key: ConditionKey): CityFilters => ({
  ...filters,
  [key]: key === 'q' ? '' : null,
});

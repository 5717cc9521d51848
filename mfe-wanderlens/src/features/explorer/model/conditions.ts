import { monthNames } from '@wanderwork/contracts';
import { getCountryName } from '../../../shared/country-name';
import { climateLabels, sizeLabels } from './filter-labels';
import { type CityFilters, type FilterKey } from './filters';

/** A filter with the label of its chip. */
export interface Condition {
  key: FilterKey;
  label: string;
}

type FormatPrice = (usd: number) => string;

const labelFormatters: {
  [K in FilterKey]: (
    value: NonNullable<CityFilters[K]>,
    filters: CityFilters,
    formatPrice: FormatPrice,
  ) => string;
} = {
  region: (region) => region,
  maxCost: (usd, _filters, formatPrice) => `${formatPrice(usd)} a month or less`,
  minSpeed: (mbps) => `${mbps} Mbps or more`,
  safety: (label) => label,
  climate: (climate, { month }) =>
    `${climateLabels[climate]} ${month === null ? 'all year' : `in ${monthNames[month - 1]}`}`,
  size: (size) => sizeLabels[size],
  nomadVisa: () => 'Nomad visa',
  passport: (passport, { visaDays }) =>
    `${visaDays === null ? 'No visa' : `${visaDays} days without a visa`} (passport from ${getCountryName(passport)})`,
  saved: () => 'Saved',
};

const toConditions = <K extends FilterKey>(
  filters: CityFilters,
  key: K,
  formatPrice: FormatPrice,
): Condition[] => {
  const value = filters[key];
  return value ? [{ key, label: labelFormatters[key](value, filters, formatPrice) }] : [];
};

/** The filters in the order of the rail. */
const filterOrder: readonly FilterKey[] = [
  'saved',
  'region',
  'maxCost',
  'minSpeed',
  'safety',
  'climate',
  'size',
  'passport',
  'nomadVisa',
];

/** The active filters in the order of the rail. The conditions of the query have their own chips. */
export const getConditions = (filters: CityFilters, formatPrice: FormatPrice): Condition[] =>
  filterOrder.flatMap((key) => toConditions(filters, key, formatPrice));

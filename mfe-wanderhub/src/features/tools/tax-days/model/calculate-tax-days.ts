import {
  toDateParts,
  countDaysWithin,
  type Presence,
  findBusiestPeriod,
  getPresenceIn,
  substantialPresence,
  getTaxYears,
  type CountryStay,
  type BusiestPeriod,
  type TaxYear,
  type WeightedYear,
} from '@wanderwork/travel';
import { parseWholeNumber } from '../../common/model/numbers';
import { parseStay, findStayProblems } from '../../stays/model/stay-text';
import { type CountryStayText, type TaxState } from './url-codec';
import { getCountryName } from './countries';

/** Days in one country, including the planned stay. */
export interface CountryDays {
  country: string;
  name: string;
  /** In the order of the years. */
  perYear: number[];
  days365: BusiestPeriod | null;
  months12: BusiestPeriod | null;
  /** Days that the planned stay adds, in the order of the years. */
  addedPerYear: number[];
  /** For the United States only, which count any part of a day. */
  weighted: WeightedYear[];
}

export interface TaxCalculation {
  years: TaxYear[];
  countries: CountryDays[];
  stays: CountryStay[];
  plannedStay: CountryStay | null;
  skippedRows: number;
  /** The number of days to stay under; null if the input is invalid. */
  threshold: number | null;
}

const parseRow = (row: CountryStayText): CountryStay | null => {
  const stay = parseStay(row);
  return stay === null || getCountryName(row.country) === null ? null : { ...stay, country: row.country };
};

const isInvalid = (row: CountryStayText): boolean =>
  Boolean(row.country || row.entry || row.exit) &&
  (parseRow(row) === null || Object.values(findStayProblems(row)).some(Boolean));

export const THRESHOLD_BOUNDS = { min: 1, max: 366 };

const countPerYear = (presence: Presence, years: readonly TaxYear[]): number[] =>
  years.map(({ from, to }) => countDaysWithin(presence, from, to));

const getWeightedYears = (presence: Presence): WeightedYear[] => {
  const first = presence[0];
  const last = presence.at(-1);
  if (!first || !last) return [];
  const from = toDateParts(first.entry).year;
  return Array.from({ length: toDateParts(last.exit).year - from + 1 }, (_, at) =>
    substantialPresence(presence, from + at),
  );
};

/** Counts the days of the typed stays by country, including the planned stay. */
export const calculateTaxDays = ({
  stays: rows,
  plan,
  counting,
  yearStart,
  threshold,
}: TaxState): TaxCalculation => {
  const stays = rows.map(parseRow).filter((stay) => stay !== null);
  const plannedStay = parseRow(plan);
  const all = plannedStay ? [...stays, plannedStay] : stays;
  const years = getTaxYears(all, yearStart);
  const codes = [...new Set(all.map(({ country }) => country))];
  const countries = codes.map((country): CountryDays => {
    const presence = getPresenceIn(all, country, counting);
    const withoutPlan = countPerYear(getPresenceIn(stays, country, counting), years);
    const withPlan = countPerYear(presence, years);
    return {
      country,
      name: getCountryName(country) ?? country,
      perYear: withPlan,
      addedPerYear: withPlan.map((sum, at) => sum - withoutPlan[at]!),
      days365: findBusiestPeriod(presence, 'days365'),
      months12: findBusiestPeriod(presence, 'months12'),
      weighted: country === 'US' ? getWeightedYears(getPresenceIn(all, country, 'part')) : [],
    };
  });
  return {
    years,
    countries,
    stays,
    plannedStay,
    skippedRows: [...rows, plan].filter(isInvalid).length,
    threshold: parseWholeNumber(threshold, THRESHOLD_BOUNDS),
  };
};

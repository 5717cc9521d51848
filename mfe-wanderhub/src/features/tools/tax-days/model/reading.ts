import { partsOf } from '../../common/model/day';
import { wholeNumber } from '../../common/model/numbers';
import { daysWithin, type Presence } from '../../stays/model/presence';
import { readStay, stayProblems } from '../../stays/model/stay';
import { type CountryStayText, type TaxState } from './address';
import { countryName } from './countries';
import {
  mostIn,
  presenceIn,
  substantialPresence,
  yearsOf,
  type CountryStay,
  type Most,
  type TaxYear,
  type WeightedYear,
} from './country-days';

/** The days of one country, as they are and with the stay that is tried. */
export interface CountryDays {
  country: string;
  name: string;
  /** In the order of the years. */
  perYear: number[];
  days365: Most | null;
  months12: Most | null;
  /** Days that the tried stay adds, in the order of the years. */
  added: number[];
  /** Of the United States alone, which count any part of a day. */
  weighted: WeightedYear[];
}

export interface TaxReading {
  years: TaxYear[];
  countries: CountryDays[];
  stays: CountryStay[];
  tried: CountryStay | null;
  broken: number;
  /** The number of days to stay under; null where what was typed is none. */
  line: number | null;
}

const readOne = (row: CountryStayText): CountryStay | null => {
  const stay = readStay(row);
  return stay === null || countryName(row.country) === null ? null : { ...stay, country: row.country };
};

const isBroken = (row: CountryStayText): boolean =>
  Boolean(row.country || row.entry || row.exit) &&
  (readOne(row) === null || Object.values(stayProblems(row)).some(Boolean));

export const LINE = { min: 1, max: 366 };

const perYear = (presence: Presence, years: readonly TaxYear[]): number[] =>
  years.map(({ from, to }) => daysWithin(presence, from, to));

const weightedYears = (presence: Presence): WeightedYear[] => {
  const first = presence[0];
  const last = presence.at(-1);
  if (!first || !last) return [];
  const from = partsOf(first.entry).year;
  return Array.from({ length: partsOf(last.exit).year - from + 1 }, (_, at) =>
    substantialPresence(presence, from + at),
  );
};

/** What the typed stays come to in each country; the one that is tried counts with them. */
export const readTaxDays = ({ stays: rows, plan, counting, yearStart, line }: TaxState): TaxReading => {
  const stays = rows.map(readOne).filter((stay) => stay !== null);
  const tried = readOne(plan);
  const all = tried ? [...stays, tried] : stays;
  const years = yearsOf(all, yearStart);
  const codes = [...new Set(all.map(({ country }) => country))];
  const countries = codes.map((country): CountryDays => {
    const presence = presenceIn(all, country, counting);
    const without = perYear(presenceIn(stays, country, counting), years);
    const sums = perYear(presence, years);
    return {
      country,
      name: countryName(country) ?? country,
      perYear: sums,
      added: sums.map((sum, at) => sum - without[at]!),
      days365: mostIn(presence, 'days365'),
      months12: mostIn(presence, 'months12'),
      weighted: country === 'US' ? weightedYears(presenceIn(all, country, 'part')) : [],
    };
  });
  return {
    years,
    countries,
    stays,
    tried,
    broken: [...rows, plan].filter(isBroken).length,
    line: wholeNumber(line, LINE),
  };
};

import type { Source } from '@wanderwork/contracts';
import { type FetchedFigure, type Provider, ProviderError, type ProviderHttp } from './provider.js';
import { parseObservations, type Observation } from './world-bank-answer.js';

/** Our figures by the World Bank's indicator codes. */
const indicators: readonly (readonly [indicator: string, cell: string])[] = [
  ['EN.ATM.PM25.MC.M3', 'air_pm25'],
  ['SH.UHC.SRVS.CV.XD', 'health_coverage'],
  ['SP.DYN.LE00.IN', 'life_expectancy'],
  ['SH.XPD.CHEX.GD.ZS', 'health_spending'],
  ['IT.NET.BBND.P2', 'broadband'],
  ['IT.NET.USER.ZS', 'internet_users'],
  ['VC.IHR.PSRC.P5', 'homicide_rate'],
];

/** Many figures are published years late, and not for every country. */
const YEARS_BACK = 15;
const PER_PAGE = 1000;

/** The same source as in the shipped table. */
const source: Source = {
  id: 'wdi',
  title: 'World Development Indicators',
  url: 'https://databank.worldbank.org/source/world-development-indicators',
  licence: 'CC BY 4.0',
  attribution: 'Contains data from the World Bank, CC BY 4.0: World Development Indicators',
};

const createUrl = (base: string, indicator: string, page: number): URL => {
  const url = new URL(`${base}/v2/country/all/indicator/${indicator}`);
  url.search = String(
    new URLSearchParams({
      format: 'json',
      per_page: String(PER_PAGE),
      mrv: String(YEARS_BACK),
      page: String(page),
    }),
  );
  return url;
};

/**
 * Fetches every page of an indicator. Throws if a page or row is missing, because a gap would make an older figure
 * look like the newest.
 */
const fetchObservations = async (
  base: string,
  indicator: string,
  { getJson }: ProviderHttp,
): Promise<Observation[]> => {
  const all: Observation[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = parseObservations(indicator, await getJson(createUrl(base, indicator, page)));
    if (answer.page !== page)
      throw new ProviderError(
        `World Bank, ${indicator}: page ${page} is page ${answer.page}. Nothing was planned.`,
      );
    all.push(...answer.observations);
    pages = answer.pages;
    if (page === pages && all.length !== answer.total)
      throw new ProviderError(
        `World Bank, ${indicator}: ${all.length} of ${answer.total} rows came. Nothing was planned.`,
      );
  }
  return all;
};

/** Throws if a country has two values for the same year, because neither can be trusted. */
const refuseContradictions = (indicator: string, observations: readonly Observation[]): void => {
  const values = new Map<string, number | null>();
  for (const { countryCode, year, value } of observations) {
    const name = `${year} of ${countryCode}`;
    const earlier = values.get(name);
    if (earlier !== undefined && earlier !== value)
      throw new ProviderError(
        `World Bank, ${indicator}: the year ${name} appears twice. Nothing was planned.`,
      );
    values.set(name, value);
  }
};

type KnownObservation = Observation & { value: number };

/** The newest year with a value, by country. */
const findNewest = (observations: readonly Observation[]): Map<string, KnownObservation> => {
  const knownRows = observations.filter((row): row is KnownObservation => row.value !== null);
  return new Map(
    knownRows.toSorted((a, b) => a.year.localeCompare(b.year, 'en')).map((row) => [row.countryCode, row]),
  );
};

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

const toFigure = (city: string, cell: string, { value, year }: KnownObservation): FetchedFigure => ({
  city,
  cell,
  figure: {
    value: roundToHundredth(value),
    source: source.id,
    year,
    grade: 'country',
    note: null,
    basis: null,
  },
});

/** The World Bank's indicators API: country figures, applied to each city of the country. */
export const worldBank: Provider = {
  name: 'worldbank',
  title: 'World Bank',
  brings:
    'Fine particles, health coverage and spending, life expectancy, broadband, internet users and homicides: the latest year of each country, for all of its cities.',
  source,
  async *fetchFigures(base, cities, http) {
    for (const [indicator, cell] of indicators) {
      const observations = await fetchObservations(base, indicator, http);
      refuseContradictions(indicator, observations);
      const newest = findNewest(observations);
      yield cities.flatMap(({ slug, countryCode }) => {
        const row = newest.get(countryCode);
        return row ? [toFigure(slug, cell, row)] : [];
      });
    }
  },
};

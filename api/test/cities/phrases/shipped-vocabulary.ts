import { toCity } from '../../../src/modules/city-data/table/store-rows.js';
import type { CityRow } from '../../../src/modules/city-data/table/cells.js';
import { parseTable, readTableFiles } from '../../../src/modules/city-data/files/city-table.js';
import { SHIPPED_TABLE } from '../../../src/modules/city-data/index.js';
import type { Quantiles } from '../../../src/modules/city-search/phrases/meanings.js';
import {
  type CityProfile,
  type Vocabulary,
  createVocabulary,
} from '../../../src/modules/city-search/phrases/vocabulary/vocabulary.js';

const getFigure = ({ figures }: CityRow, group: keyof CityRow['figures'], key: string): number | null => {
  const value = figures[group]?.[key]?.value;
  return typeof value === 'number' ? value : null;
};

const toProfile = (row: CityRow): CityProfile => {
  const { slug, name, country, countryCode, region, timezone, population, monthlyCost, speed, climate } =
    toCity(row);
  return {
    slug,
    name,
    country,
    countryCode,
    region,
    timezone,
    irex: 0,
    population,
    cost: monthlyCost,
    speed,
    air: getFigure(row, 'health', 'air_pm25'),
    safetyIndex: getFigure(row, 'safety', 'safety_index'),
    tempYear: getFigure(row, 'climate', 'temperature_year'),
    rainYear: getFigure(row, 'climate', 'rain_year'),
    temps: (climate ?? []).map(({ tempC }) => tempC),
  };
};

/** Computes quantiles like PostgreSQL's percentile_disc. */
const computeQuantiles = (values: readonly (number | null)[]): Quantiles => {
  const knownValues = values.filter((value) => value !== null).sort((a, b) => a - b);
  const at = (share: number) => knownValues[Math.ceil(share * knownValues.length) - 1] ?? 0;
  return { quarter: at(0.25), half: at(0.5), threeQuarters: at(0.75), nineTenths: at(0.9) };
};

/** The vocabulary of the shipped table, built without a database. */
export const loadShippedVocabulary = async (): Promise<Vocabulary> => {
  const table = parseTable(await readTableFiles(SHIPPED_TABLE));
  const cities = table.cities.map(toProfile);
  return createVocabulary({
    cities,
    zones: [...new Set(cities.map(({ timezone }) => timezone))].sort(),
    cost: computeQuantiles(cities.map(({ cost }) => cost)),
    speed: computeQuantiles(cities.map(({ speed }) => speed)),
  });
};

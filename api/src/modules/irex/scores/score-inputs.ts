import { toLogError } from '@wanderwork/contracts';
import type { CityInputs } from '@wanderwork/irex';
import type { CityFigure } from '../../cities/index.js';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';

/** What the score reads of a figure. */
export type ScoredFigure = Pick<CityFigure, 'value' | 'grade' | 'basis'> & Partial<Pick<CityFigure, 'range'>>;

/** What the score needs to know about a city in addition to its figures. */
interface ScoredPlace {
  slug: string;
  region: string;
}

type FiguresByKey = ReadonlyMap<string, ScoredFigure>;

const getNumber = (figures: FiguresByKey, key: string): number | null => {
  const value = figures.get(key)?.value;
  return typeof value === 'number' ? value : null;
};

const getMonths = (figures: FiguresByKey, key: string): (number | null)[] | null => {
  const value = figures.get(key)?.value;
  return Array.isArray(value) ? value : null;
};

const requireAllMonths = (months: (number | null)[] | null): number[] | null => {
  const knownMonths = (months ?? []).filter((value) => value !== null);
  return knownMonths.length === 12 ? knownMonths : null;
};

/** One standard deviation of the logarithm of a figure with an 80% range, or null without one. */
const getLogError = (figures: FiguresByKey, key: string): number | null => {
  const range = figures.get(key)?.range;
  return range ? toLogError(range) : null;
};

/** An unknown basis counts as the last choice, which is the least trusted. */
const getBasis = <const T extends string>(
  figures: FiguresByKey,
  key: string,
  choices: readonly [T, ...T[]],
): T => choices.find((choice) => choice === figures.get(key)?.basis) ?? choices.at(-1) ?? choices[0];

const getNomadVisa = (figures: FiguresByKey): CityInputs['nomadVisa'] => {
  const value = figures.get('nomad_visa')?.value;
  return value === 'yes' || value === 'partial' || value === 'announced' || value === 'none' ? value : null;
};

/**
 * Converts a city's figures into the inputs of its score. Figures that only the score uses must already override
 * printed ones.
 */
export const toScoreInputs = ({ slug, region }: ScoredPlace, figures: FiguresByKey): CityInputs => ({
  slug,
  region,
  fixedMbps: getNumber(figures, 'fixed_speed'),
  uploadMbps: getNumber(figures, 'upload'),
  broadbandPer100: getNumber(figures, 'broadband'),
  coworkingPer100k: getNumber(figures, 'coworking'),
  monthlyCostUsd: getNumber(figures, 'monthly_cost'),
  costError: getLogError(figures, 'monthly_cost'),
  safetyIndex: getNumber(figures, 'safety_index'),
  safetyBasis: getBasis(figures, 'safety_index', ['homicide', 'older-homicide', 'governance']),
  temperatureC: requireAllMonths(getMonths(figures, 'temperature_months')),
  rainMm: getMonths(figures, 'rain_months') ?? [],
  climateBasis: figures.get('temperature_months')?.grade === 'estimate' ? 'far-station' : 'near-station',
  nomadVisa: getNomadVisa(figures),
  nomadVisaMonths: getNumber(figures, 'nomad_visa_months'),
  nomadVisaBasis:
    getNomadVisa(figures) === null ? null : getBasis(figures, 'nomad_visa', ['official', 'secondary']),
  openPassportsPct: getNumber(figures, 'open_passports'),
  airportKm: getNumber(figures, 'airport_nearest_km'),
  largeAirportKm: getNumber(figures, 'airport_large_km'),
  healthCoverage: getNumber(figures, 'health_coverage'),
  pm25: getNumber(figures, 'air_pm25'),
  englishPct: getNumber(figures, 'english_share'),
  population: getNumber(figures, 'population'),
});

/** A city with its known figures. */
interface StoredCity {
  slug: string;
  region: string;
  countryCode: string;
  timezone: string;
  /** By key. Figures that only the score uses override printed ones. */
  figures: Record<string, ScoredFigure>;
}

/** A city as its score needs it, with the data for personal scores. */
export interface ScorableCity {
  countryCode: string;
  timezone: string;
  inputs: CityInputs;
  /** SHA-256 of the inputs. */
  hash: string;
}

/** Converts a stored city into the inputs of its score and of personal scores. */
export const toScorableCity = (city: StoredCity): ScorableCity => {
  const inputs = toScoreInputs(city, new Map(Object.entries(city.figures)));
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  return { countryCode: city.countryCode, timezone: city.timezone, inputs, hash };
};

/** Every city of the table, not only the imported ones: scores depend on each other. */
export const readStoredCities = async (manager: EntityManager): Promise<ScorableCity[]> => {
  const cities = await readRows<StoredCity>(
    manager,
    sql`SELECT slug, region, country_code AS "countryCode", timezone,
       jsonb_object_agg(key, jsonb_build_object('value', value, 'grade', grade, 'basis', basis, 'range', range)
         ORDER BY score_only) AS figures
     FROM cities JOIN city_figures ON city_slug = slug
     WHERE value IS NOT NULL
     GROUP BY slug ORDER BY slug COLLATE "C"`,
  );
  return cities.map(toScorableCity);
};

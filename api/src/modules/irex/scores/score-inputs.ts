import type { CityInputs } from '@wanderwork/irex';
import type { CityFigure } from '../../cities/index.js';

/** What the score reads of a figure. */
export type ScoredFigure = Pick<CityFigure, 'value' | 'grade' | 'basis'>;

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

const isGiven = (figures: FiguresByKey, key: string) => figures.get(key)?.grade === 'given';

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
  fixedMbps: getNumber(figures, 'given_speed') ?? getNumber(figures, 'fixed_speed'),
  fixedBasis: isGiven(figures, 'given_speed') ? 'given' : 'estimate',
  uploadMbps: getNumber(figures, 'upload'),
  broadbandPer100: getNumber(figures, 'broadband'),
  coworkingPer100k: getNumber(figures, 'coworking'),
  monthlyCostUsd: getNumber(figures, 'monthly_cost'),
  costBasis: isGiven(figures, 'monthly_cost') ? 'given' : 'estimate',
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

import type { CityInputs } from '@wanderwork/irex';
import type { RowFigure } from './city-row.js';

/** What the score needs to know about a city in addition to its figures. */
interface Place {
  slug: string;
  region: string;
}

type Figures = ReadonlyMap<string, RowFigure>;

const numberIn = (figures: Figures, key: string): number | null => {
  const value = figures.get(key)?.value;
  return typeof value === 'number' ? value : null;
};

const monthsIn = (figures: Figures, key: string): (number | null)[] | null => {
  const value = figures.get(key)?.value;
  return Array.isArray(value) ? value : null;
};

const complete = (months: (number | null)[] | null): number[] | null => {
  const known = (months ?? []).filter((value) => value !== null);
  return known.length === 12 ? known : null;
};

const isGiven = (figures: Figures, key: string) => figures.get(key)?.grade === 'given';

/** An unknown basis counts as the last choice, which is the least trusted. */
const basisIn = <const T extends string>(figures: Figures, key: string, choices: readonly [T, ...T[]]): T =>
  choices.find((choice) => choice === figures.get(key)?.basis) ?? choices.at(-1) ?? choices[0];

const nomadVisaIn = (figures: Figures): CityInputs['nomadVisa'] => {
  const value = figures.get('nomad_visa')?.value;
  return value === 'yes' || value === 'partial' || value === 'announced' || value === 'none' ? value : null;
};

/**
 * Converts a city's figures into the inputs of its score. Figures that only the score uses must already override
 * printed ones.
 */
export const scoreInputs = ({ slug, region }: Place, figures: Figures): CityInputs => ({
  slug,
  region,
  fixedMbps: numberIn(figures, 'given_speed') ?? numberIn(figures, 'fixed_speed'),
  fixedBasis: isGiven(figures, 'given_speed') ? 'given' : 'estimate',
  uploadMbps: numberIn(figures, 'upload'),
  broadbandPer100: numberIn(figures, 'broadband'),
  coworkingPer100k: numberIn(figures, 'coworking'),
  monthlyCostUsd: numberIn(figures, 'monthly_cost'),
  costBasis: isGiven(figures, 'monthly_cost') ? 'given' : 'estimate',
  safetyIndex: numberIn(figures, 'safety_index'),
  safetyBasis: basisIn(figures, 'safety_index', ['homicide', 'older-homicide', 'governance']),
  temperatureC: complete(monthsIn(figures, 'temperature_months')),
  rainMm: monthsIn(figures, 'rain_months') ?? [],
  climateBasis: figures.get('temperature_months')?.grade === 'estimate' ? 'far-station' : 'near-station',
  nomadVisa: nomadVisaIn(figures),
  nomadVisaMonths: numberIn(figures, 'nomad_visa_months'),
  nomadVisaBasis:
    nomadVisaIn(figures) === null ? null : basisIn(figures, 'nomad_visa', ['official', 'secondary']),
  openPassportsPct: numberIn(figures, 'open_passports'),
  airportKm: numberIn(figures, 'airport_nearest_km'),
  largeAirportKm: numberIn(figures, 'airport_large_km'),
  healthCoverage: numberIn(figures, 'health_coverage'),
  pm25: numberIn(figures, 'air_pm25'),
  englishPct: numberIn(figures, 'english_share'),
  population: numberIn(figures, 'population'),
});

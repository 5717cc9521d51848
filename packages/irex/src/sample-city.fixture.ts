import type { CityInputs } from './inputs.js';

const mild: CityInputs = {
  slug: 'sample',
  region: 'North',
  fixedMbps: 80,
  uploadMbps: 20,
  broadbandPer100: 30,
  coworkingPer100k: null,
  monthlyCostUsd: 1500,
  costError: null,
  safetyIndex: 60,
  safetyBasis: 'homicide',
  temperatureC: Array.from({ length: 12 }, () => 20),
  rainMm: Array.from({ length: 12 }, () => 50),
  climateBasis: 'near-station',
  nomadVisa: null,
  nomadVisaMonths: null,
  nomadVisaBasis: null,
  openPassportsPct: 50,
  airportKm: 20,
  largeAirportKm: 20,
  healthCoverage: 70,
  pm25: 15,
  englishPct: 40,
  population: 500_000,
};

/** An average city for tests, with changes. */
export const city = (changes: Partial<CityInputs>): CityInputs => ({ ...mild, ...changes });

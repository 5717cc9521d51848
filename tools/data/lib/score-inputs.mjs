import { parseMonths, parseNumber } from './csv.mjs';

/** Returns which figures the safety composite of a row is based on. */
export const toSafetyBasis = (text) => {
  if (text.startsWith('homicide+')) return 'homicide';
  return text.includes('older') ? 'older-homicide' : 'governance';
};

const requireAllMonths = (months) => (months.includes(null) ? null : months);

/** Returns the columns that the score reads, named as in packages/irex (`CityInputs`). */
export const toScoreInputs = (row) => ({
  slug: row.slug,
  region: row.region,
  fixedMbps: parseNumber(row.internet_mbps_fixed),
  fixedBasis: row.internet_basis === 'spec' ? 'given' : 'estimate',
  uploadMbps: parseNumber(row.mlab_up_p50_used),
  broadbandPer100: parseNumber(row.broadband_per100),
  coworkingPer100k: null,
  monthlyCostUsd: parseNumber(row.monthly_cost_usd),
  costBasis: row.monthly_cost_basis === 'spec' ? 'given' : 'estimate',
  safetyIndex: parseNumber(row.safety_index_0_100),
  safetyBasis: toSafetyBasis(row.safety_basis),
  temperatureC: requireAllMonths(parseMonths(row, 'temp_c')),
  rainMm: parseMonths(row, 'rain_mm'),
  climateBasis: row.climate_source.endsWith('estimate)') ? 'far-station' : 'near-station',
  nomadVisa: row.dn_visa || null,
  nomadVisaMonths: parseNumber(row.dn_visa_max_months),
  nomadVisaBasis: row.dn_visa === '' ? null : row.dn_visa_licence === 'CC BY 4.0' ? 'official' : 'secondary',
  openPassportsPct: parseNumber(row.visa_open_pct),
  airportKm: parseNumber(row.airport_nearest_km),
  largeAirportKm: parseNumber(row.airport_large_km),
  healthCoverage: parseNumber(row.uhc_index),
  pm25: parseNumber(row.pm25),
  englishPct: parseNumber(row.english_pct),
  population: parseNumber(row.population),
});

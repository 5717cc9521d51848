import { monthsOf, numberOf } from './csv.mjs';

/** Returns which figures the safety composite of a row is based on. */
export const safetyBasis = (text) => {
  if (text.startsWith('homicide+')) return 'homicide';
  return text.includes('older') ? 'older-homicide' : 'governance';
};

const completeMonths = (months) => (months.includes(null) ? null : months);

/** Returns the columns that the score reads, named as in packages/irex (`CityInputs`). */
export const scoreInputs = (row) => ({
  slug: row.slug,
  region: row.region,
  fixedMbps: numberOf(row.internet_mbps_fixed),
  fixedBasis: row.internet_basis === 'spec' ? 'given' : 'estimate',
  uploadMbps: numberOf(row.mlab_up_p50_used),
  broadbandPer100: numberOf(row.broadband_per100),
  coworkingPer100k: null,
  monthlyCostUsd: numberOf(row.monthly_cost_usd),
  costBasis: row.monthly_cost_basis === 'spec' ? 'given' : 'estimate',
  safetyIndex: numberOf(row.safety_index_0_100),
  safetyBasis: safetyBasis(row.safety_basis),
  temperatureC: completeMonths(monthsOf(row, 'temp_c')),
  rainMm: monthsOf(row, 'rain_mm'),
  climateBasis: row.climate_source.endsWith('estimate)') ? 'far-station' : 'near-station',
  nomadVisa: row.dn_visa || null,
  nomadVisaMonths: numberOf(row.dn_visa_max_months),
  nomadVisaBasis: row.dn_visa === '' ? null : row.dn_visa_licence === 'CC BY 4.0' ? 'official' : 'secondary',
  openPassportsPct: numberOf(row.visa_open_pct),
  airportKm: numberOf(row.airport_nearest_km),
  largeAirportKm: numberOf(row.airport_large_km),
  healthCoverage: numberOf(row.uhc_index),
  pm25: numberOf(row.pm25),
  englishPct: numberOf(row.english_pct),
  population: numberOf(row.population),
});

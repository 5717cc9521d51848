import { monthsOf, numberOf } from './csv.mjs';
import { estimate, measured } from './figure.mjs';

const WORTH_SAYING_KM = 15;

const stationName = (row) =>
  row.climate_station
    .replace(/^\d+ /, '')
    .replace('Airp.', 'Airport')
    .replace(/\s+/g, ' ')
    .replace(' /', '/');

const stationNote = (row) => {
  const km = numberOf(row.climate_station_km);
  const away = km >= WORTH_SAYING_KM ? `, ${km} km away` : '';
  const years = row.climate_basis.match(/>=(\d) yr/)?.[1];
  const span = years ? ` Mean of at least ${years} years.` : ' As the station reported it.';
  return `Station ${stationName(row)}${away}.${span}`;
};

const sumOf = (months) => (months.includes(null) ? null : months.reduce((sum, mm) => sum + mm, 0));
const anyKnown = (months) => (months.some((value) => value !== null) ? months : null);

/** Months and year of the nearest station; one 50 to 100 km away counts as an estimate. */
export const climateFigures = (row) => {
  if (row.climate_source === '') return {};
  const note = stationNote(row);
  const far = row.climate_source.endsWith('estimate)');
  const figure = (value) => (far ? estimate : measured)(value, 'dwd-climat', '2003–2020', note);
  const rain = monthsOf(row, 'rain_mm');
  return {
    temperature_months: figure(monthsOf(row, 'temp_c')),
    rain_months: figure(anyKnown(rain)),
    temperature_year: figure(numberOf(row.temp_c_year)),
    rain_year: figure(sumOf(rain)),
  };
};

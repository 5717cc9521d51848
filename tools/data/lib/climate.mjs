import { parseMonths, parseNumber } from './csv.mjs';
import { estimate, measured } from './figure.mjs';

const MIN_NOTED_KM = 15;

const toStationName = (row) =>
  row.climate_station
    .replace(/^\d+ /, '')
    .replace('Airp.', 'Airport')
    .replace(/\s+/g, ' ')
    .replace(' /', '/');

const toStationNote = (row) => {
  const km = parseNumber(row.climate_station_km);
  const away = km >= MIN_NOTED_KM ? `, ${km} km away` : '';
  const years = row.climate_basis.match(/>=(\d) yr/)?.[1];
  const span = years ? ` Mean of at least ${years} years.` : ' As the station reported it.';
  return `Station ${toStationName(row)}${away}.${span}`;
};

const sumMonths = (months) => (months.includes(null) ? null : months.reduce((sum, mm) => sum + mm, 0));
const nullIfUnknown = (months) => (months.some((value) => value !== null) ? months : null);

/** Returns monthly and yearly figures of the nearest station; a station 50 to 100 km away counts as an estimate. */
export const toClimateFigures = (row) => {
  if (row.climate_source === '') return {};
  const note = toStationNote(row);
  const isFar = row.climate_source.endsWith('estimate)');
  const toFigure = (value) => (isFar ? estimate : measured)(value, 'dwd-climat', '2003–2020', note);
  const rain = parseMonths(row, 'rain_mm');
  return {
    temperature_months: toFigure(parseMonths(row, 'temp_c')),
    rain_months: toFigure(nullIfUnknown(rain)),
    temperature_year: toFigure(parseNumber(row.temp_c_year)),
    rain_year: toFigure(sumMonths(rain)),
  };
};

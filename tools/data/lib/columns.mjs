import { parseNumber } from './csv.mjs';
import { toClimateFigures } from './climate.mjs';
import { toCostFigures } from './cost.mjs';
import { toSpeedFigures } from './speed.mjs';
import { toVisaFigures } from './visa.mjs';
import { toPracticalFigures } from './practical.mjs';
import { toSafetyFigures } from './safety.mjs';
import { country, withValues, measured } from './figure.mjs';

const AROUND_2020 = '2017–2023';

const toHealthFigures = (row) => ({
  health_coverage: country(parseNumber(row.uhc_index), 'wdi', row.uhc_index_year),
  air_pm25: country(parseNumber(row.pm25), 'wdi', row.pm25_year),
  life_expectancy: country(parseNumber(row.life_expectancy), 'wdi', AROUND_2020),
  health_spending: country(parseNumber(row.health_exp_pct_gdp), 'wdi', AROUND_2020),
});

const toAccessFigures = (row) => {
  const airport = (value) => measured(value, 'airports', '2015');
  return {
    airport_nearest: airport(row.airport_nearest),
    airport_nearest_km: airport(parseNumber(row.airport_nearest_km)),
    airport_large: airport(row.airport_large),
    airport_large_km: airport(parseNumber(row.airport_large_km)),
  };
};

const toCommunityFigures = (row) => {
  const cldr = (value) => country(value, 'cldr', '2025');
  return {
    population: measured(parseNumber(row.population), 'geonames', 'undated'),
    english_share: cldr(parseNumber(row.english_pct)),
    english_official: cldr(row.english_official),
    english_level: cldr(row.english_level),
  };
};

const groups = {
  cost: toCostFigures,
  internet: toSpeedFigures,
  climate: toClimateFigures,
  safety: toSafetyFigures,
  health: toHealthFigures,
  visa: toVisaFigures,
  access: toAccessFigures,
  community: toCommunityFigures,
  practical: toPracticalFigures,
};

/** Returns every known figure of a row, by group and key. */
export const toFigures = (row) =>
  Object.fromEntries(Object.entries(groups).map(([group, toFigures]) => [group, withValues(toFigures(row))]));

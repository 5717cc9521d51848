import { numberOf } from './csv.mjs';
import { climateFigures } from './climate.mjs';
import { costFigures } from './cost.mjs';
import { speedFigures } from './speed.mjs';
import { visaFigures } from './visa.mjs';
import { practicalFigures } from './practical.mjs';
import { safetyFigures } from './safety.mjs';
import { country, withValues, measured } from './figure.mjs';

const AROUND_2020 = '2017–2023';

const healthFigures = (row) => ({
  health_coverage: country(numberOf(row.uhc_index), 'wdi', row.uhc_index_year),
  air_pm25: country(numberOf(row.pm25), 'wdi', row.pm25_year),
  life_expectancy: country(numberOf(row.life_expectancy), 'wdi', AROUND_2020),
  health_spending: country(numberOf(row.health_exp_pct_gdp), 'wdi', AROUND_2020),
});

const accessFigures = (row) => {
  const airport = (value) => measured(value, 'airports', '2015');
  return {
    airport_nearest: airport(row.airport_nearest),
    airport_nearest_km: airport(numberOf(row.airport_nearest_km)),
    airport_large: airport(row.airport_large),
    airport_large_km: airport(numberOf(row.airport_large_km)),
  };
};

const communityFigures = (row) => {
  const cldr = (value) => country(value, 'cldr', '2025');
  return {
    population: measured(numberOf(row.population), 'geonames', 'undated'),
    english_share: cldr(numberOf(row.english_pct)),
    english_official: cldr(row.english_official),
    english_level: cldr(row.english_level),
  };
};

const groups = {
  cost: costFigures,
  internet: speedFigures,
  climate: climateFigures,
  safety: safetyFigures,
  health: healthFigures,
  visa: visaFigures,
  access: accessFigures,
  community: communityFigures,
  practical: practicalFigures,
};

/** Returns every known figure of a row, by group and key. */
export const figuresOf = (row) =>
  Object.fromEntries(Object.entries(groups).map(([group, toFigures]) => [group, withValues(toFigures(row))]));

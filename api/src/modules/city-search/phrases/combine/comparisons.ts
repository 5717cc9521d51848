import type { PhraseFilter } from '@wanderwork/contracts';
import { fast, cheap, cleanAir, sizes, temperatures, yearlyRain } from '../meanings.js';
import type { Comparison, Condition } from '../pieces.js';
import { createRelativeCondition, createFigureCondition } from '../recognizers/figure-condition.js';
import type { CityProfile, Vocabulary } from '../vocabulary/vocabulary.js';
import { comparisonRules } from './comparison-rules.js';
import type { Season } from './weather.js';

const compareByMonth = (comparison: Comparison, city: CityProfile, season: Season): PhraseFilter[] | null => {
  if (comparison !== 'warmer' && comparison !== 'cooler') return null;
  const side = comparisonRules[comparison].side;
  const filters = season.months.flatMap((month): PhraseFilter[] => {
    const value = city.temps[month - 1];
    return value === null || value === undefined
      ? []
      : [{ on: 'temp', months: [month], bounds: { [side]: value } }];
  });
  return filters.length === season.months.length ? filters : null;
};

/** Example: "Cheaper than Lisbon (under $1,800)". Null if the figure of the city is not known. */
export const compareWithCity = (
  comparison: Comparison,
  city: CityProfile,
  season: Season | null,
): Condition | null => {
  const { kind, on, getFigure, side, word, formatFigure } = comparisonRules[comparison];
  const id = `${comparison}-than:${city.slug}`;
  const monthly = season && compareByMonth(comparison, city, season);
  if (monthly && season)
    return {
      id: `${id}@${season.months.join('-')}`,
      kind,
      label: `${word} than ${city.name} in ${season.name}`,
      filters: monthly,
    };
  const value = getFigure(city);
  if (value === null) return null;
  return createFigureCondition(
    kind,
    on,
    { [side]: value },
    `${word} than ${city.name} (${side} ${formatFigure(value)})`,
    id,
  );
};

/** Without a city to compare with, "cheaper" means "cheap". */
export const compareWithoutCity = (comparison: Comparison, vocabulary: Vocabulary): Condition | null => {
  switch (comparison) {
    case 'cheaper':
      return createRelativeCondition({
        kind: 'price',
        id: 'cheap',
        on: 'cost',
        relative: cheap,
        table: vocabulary.cost,
        unit: (text) => `$${text}`,
      });
    case 'faster':
      return createRelativeCondition({
        kind: 'speed',
        id: 'fast-internet',
        on: 'speed',
        relative: fast,
        table: vocabulary.speed,
        unit: (text) => `${text} Mbps`,
      });
    case 'safer':
      return {
        id: 'safe',
        kind: 'safety',
        label: 'Safe or very safe',
        filters: [{ on: 'safety', anyOf: ['Very Safe', 'Safe'] }],
      };
    case 'warmer':
      return createFigureCondition(
        'climate',
        'tempYear',
        temperatures.warm,
        'Warm (20 to 30 °C over the year)',
        'warm',
      );
    case 'drier':
      return createFigureCondition(
        'climate',
        'rainYear',
        yearlyRain.dry,
        'Dry (600 mm of rain or less a year)',
        'dry',
      );
    case 'smaller':
      return createFigureCondition(
        'size',
        'population',
        sizes['small city'].bounds,
        'A small city (300,000 people or less)',
        'small-city',
      );
    case 'bigger':
      return createFigureCondition(
        'size',
        'population',
        sizes['big city'].bounds,
        'A big city (1,000,000 people or more)',
        'big-city',
      );
    case 'cleaner':
      return createFigureCondition(
        'air',
        'air',
        cleanAir,
        'Clean air (10 µg/m³ of PM2.5 or less)',
        'clean-air',
      );
    case 'cooler':
    case 'dearer':
      return null;
  }
};

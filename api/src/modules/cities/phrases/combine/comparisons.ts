import type { BoundFigure, PhraseFilter, WishKind } from '@wanderwork/contracts';
import { formatted, money } from '../formatted.js';
import { fast, cheap, cleanAir, sizes, temperatures, rainOfYear } from '../meanings.js';
import type { Comparison, Wish } from '../pieces.js';
import { relativeWish } from '../recognisers/relative.js';
import { wishAbout } from '../recognisers/wish.js';
import type { CityProfile, Vocabulary } from '../vocabulary/vocabulary.js';
import type { Season } from './weather.js';

interface Rule {
  kind: WishKind;
  on: BoundFigure;
  of: (city: CityProfile) => number | null;
  side: 'under' | 'over';
  word: string;
  figure: (value: number) => string;
}

const degrees = (value: number) => `${formatted(value)} °C`;
const people = (value: number) => `${formatted(value)} people`;

const rules: Record<Comparison, Rule> = {
  cheaper: {
    kind: 'price',
    on: 'cost',
    of: ({ cost }) => cost,
    side: 'under',
    word: 'Cheaper',
    figure: money,
  },
  dearer: {
    kind: 'price',
    on: 'cost',
    of: ({ cost }) => cost,
    side: 'over',
    word: 'More expensive',
    figure: money,
  },
  warmer: {
    kind: 'climate',
    on: 'tempYear',
    of: ({ tempYear }) => tempYear,
    side: 'over',
    word: 'Warmer',
    figure: degrees,
  },
  cooler: {
    kind: 'climate',
    on: 'tempYear',
    of: ({ tempYear }) => tempYear,
    side: 'under',
    word: 'Cooler',
    figure: degrees,
  },
  drier: {
    kind: 'climate',
    on: 'rainYear',
    of: ({ rainYear }) => rainYear,
    side: 'under',
    word: 'Drier',
    figure: (value) => `${formatted(value)} mm of rain`,
  },
  safer: {
    kind: 'safety',
    on: 'safetyIndex',
    of: ({ safetyIndex }) => safetyIndex,
    side: 'over',
    word: 'Safer',
    figure: (value) => `safety index ${formatted(value)}`,
  },
  faster: {
    kind: 'speed',
    on: 'speed',
    of: ({ speed }) => speed,
    side: 'over',
    word: 'Faster internet',
    figure: (value) => `${formatted(value)} Mbps`,
  },
  smaller: {
    kind: 'size',
    on: 'population',
    of: ({ population }) => population,
    side: 'under',
    word: 'Smaller',
    figure: people,
  },
  bigger: {
    kind: 'size',
    on: 'population',
    of: ({ population }) => population,
    side: 'over',
    word: 'Bigger',
    figure: people,
  },
  cleaner: {
    kind: 'air',
    on: 'air',
    of: ({ air }) => air,
    side: 'under',
    word: 'Cleaner air',
    figure: (value) => `${formatted(value)} µg/m³`,
  },
};

const byMonth = (comparison: Comparison, city: CityProfile, season: Season): PhraseFilter[] | null => {
  if (comparison !== 'warmer' && comparison !== 'cooler') return null;
  const side = rules[comparison].side;
  const filters = season.months.flatMap((month): PhraseFilter[] => {
    const value = city.temps[month - 1];
    return value === null || value === undefined
      ? []
      : [{ on: 'temp', months: [month], bounds: { [side]: value } }];
  });
  return filters.length === season.months.length ? filters : null;
};

/** "Cheaper than Lisbon (under $1,800)"; null where the table does not know the city's figure. */
export const comparedWith = (
  comparison: Comparison,
  city: CityProfile,
  season: Season | null,
): Wish | null => {
  const { kind, on, of, side, word, figure } = rules[comparison];
  const id = `${comparison}-than:${city.slug}`;
  const monthly = season && byMonth(comparison, city, season);
  if (monthly && season)
    return {
      id: `${id}@${season.months.join('-')}`,
      kind,
      label: `${word} than ${city.name} in ${season.name}`,
      filters: monthly,
    };
  const value = of(city);
  if (value === null) return null;
  return wishAbout(kind, on, { [side]: value }, `${word} than ${city.name} (${side} ${figure(value)})`, id);
};

/** Without a city to compare with, "cheaper" is "cheap". */
export const comparedWithNothing = (comparison: Comparison, vocabulary: Vocabulary): Wish | null => {
  switch (comparison) {
    case 'cheaper':
      return relativeWish({
        kind: 'price',
        id: 'cheap',
        on: 'cost',
        relative: cheap,
        table: vocabulary.cost,
        unit: (text) => `$${text}`,
      });
    case 'faster':
      return relativeWish({
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
      return wishAbout('climate', 'tempYear', temperatures.warm, 'Warm (20 to 30 °C over the year)', 'warm');
    case 'drier':
      return wishAbout('climate', 'rainYear', rainOfYear.dry, 'Dry (600 mm of rain or less a year)', 'dry');
    case 'smaller':
      return wishAbout(
        'size',
        'population',
        sizes['small city'].bounds,
        'A small city (300,000 people or less)',
        'small-city',
      );
    case 'bigger':
      return wishAbout(
        'size',
        'population',
        sizes['big city'].bounds,
        'A big city (1,000,000 people or more)',
        'big-city',
      );
    case 'cleaner':
      return wishAbout('air', 'air', cleanAir, 'Clean air (10 µg/m³ of PM2.5 or less)', 'clean-air');
    case 'cooler':
    case 'dearer':
      return null;
  }
};

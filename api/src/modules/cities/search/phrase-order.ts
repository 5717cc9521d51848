import type { PhraseRanking } from '@wanderwork/contracts';
import { orders, type Order } from '../listing/city-order.js';
import type { Parameters } from '../listing/parameters.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import { figureColumns } from './phrase-conditions.js';

const number = 'double precision';
const last = `'Infinity'::${number}`;

/**
 * What makes cities alike, and a difference in each that people notice: half again the cost, double the people, four
 * degrees. What is not known counts as one and a half of them: neither near nor out of sight.
 */
const traits: readonly {
  column: string;
  of: (city: CityProfile) => number | null;
  scale: number;
  ratio: boolean;
}[] = [
  { column: 'monthly_cost', of: ({ cost }) => cost, scale: Math.log(1.5), ratio: true },
  { column: 'population', of: ({ population }) => population, scale: Math.log(3), ratio: true },
  { column: 'speed', of: ({ speed }) => speed, scale: Math.log(2), ratio: true },
  { column: 'air', of: ({ air }) => air, scale: Math.log(2), ratio: true },
  { column: 'safety_index', of: ({ safetyIndex }) => safetyIndex, scale: 15, ratio: false },
  { column: 'temp_year', of: ({ tempYear }) => tempYear, scale: 4, ratio: false },
  { column: 'rain_year', of: ({ rainYear }) => rainYear, scale: 400, ratio: false },
];
const UNKNOWN = 1.5;

const distanceTo = (city: CityProfile, parameters: Parameters): string =>
  traits
    .flatMap(({ column, of, scale, ratio }) => {
      const value = of(city);
      if (value === null || (ratio && value <= 0)) return [];
      const own = ratio ? `ln(greatest(${column}, 0.1)::${number})` : column;
      const theirs = parameters.add(ratio ? Math.log(value) : value);
      return [`coalesce(abs(${own} - ${theirs}::${number}) / ${scale}, ${UNKNOWN})`];
    })
    .join(' + ') || '0';

/** Spelled as in the indexes of migration 9200, which know each month, the seasons and the whole year. */
const meanOf = (months: readonly number[]): string => {
  const temps = [...months].sort((a, b) => a - b).map((month) => `temps[${month}]`);
  return temps.length === 1 ? temps.join() : `(${temps.join(' + ')}) / ${temps.length}`;
};

/** How a phrase's ranking runs along a list: rising, and what is not known last. */
export const orderOf = (
  ranking: PhraseRanking,
  like: CityProfile | undefined,
  parameters: Parameters,
): Order => {
  const { by, rising, months = [] } = ranking;
  if (by === 'irex' || (by === 'similar' && !like)) return orders.irex;
  if (by === 'similar' && like) return { expression: distanceTo(like, parameters), type: number };
  const column = by === 'temp' ? meanOf(months) : figureColumns[by as keyof typeof figureColumns];
  return { expression: `coalesce(${rising ? '' : '-'}(${column})::${number}, ${last})`, type: number };
};

const inCities: readonly PhraseRanking['by'][] = ['irex', 'similar', 'cost', 'speed', 'population'];

/** Whether the ranking's figure stands in the profiles beside the lists' table. */
export const standsInProfiles = ({ by }: PhraseRanking): boolean => !inCities.includes(by);

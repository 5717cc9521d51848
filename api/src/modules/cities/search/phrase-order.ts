import type { PhraseRanking } from '@wanderwork/contracts';
import { orders, type Order } from '../listing/city-order.js';
import type { SqlParameters } from '../listing/sql-parameters.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import { orderByLikeness } from './similarity-order.js';
import { figureColumns } from './phrase-conditions.js';

const number = 'double precision';
const last = `'Infinity'::${number}`;

/** Written exactly as in the indexes of migration 9200, which cover each month, the seasons and the whole year. */
const meanOf = (months: readonly number[]): string => {
  const temps = [...months].sort((a, b) => a - b).map((month) => `temps[${month}]`);
  return temps.length === 1 ? temps.join() : `(${temps.join(' + ')}) / ${temps.length}`;
};

/** Converts a phrase's ranking to an ascending SQL order with unknown values last. */
export const orderOf = (
  ranking: PhraseRanking,
  like: CityProfile | undefined,
  parameters: SqlParameters,
): Order => {
  const { by, rising, months = [] } = ranking;
  if (by === 'irex' || (by === 'similar' && !like)) return orders.irex;
  if (by === 'similar' && like) return orderByLikeness(like, parameters);
  const column = by === 'temp' ? meanOf(months) : figureColumns[by as keyof typeof figureColumns];
  return { expression: `coalesce(${rising ? '' : '-'}(${column})::${number}, ${last})`, type: number };
};

const inCities: readonly PhraseRanking['by'][] = ['irex', 'cost', 'speed', 'population'];

/** Tells whether the figure of the ranking is in `city_search_profiles`. */
export const standsInProfiles = ({ by }: PhraseRanking): boolean => !inCities.includes(by);

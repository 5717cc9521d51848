import type { PhraseRanking } from '@wanderwork/contracts';
import { orders, type Order } from '../listing/city-order.js';
import type { SqlParameters } from '../listing/sql-parameters.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import { orderBySimilarity } from './similarity-order.js';
import { figureColumns } from './phrase-conditions.js';

const SQL_NUMBER = 'double precision';
const UNKNOWN_LAST = `'Infinity'::${SQL_NUMBER}`;

/** Written exactly as in the indexes of migration 9200, which cover each month, the seasons and the whole year. */
const buildMean = (months: readonly number[]): string => {
  const temps = [...months].sort((a, b) => a - b).map((month) => `temps[${month}]`);
  return temps.length === 1 ? temps.join() : `(${temps.join(' + ')}) / ${temps.length}`;
};

/** Converts a phrase's ranking to an ascending SQL order with unknown values last. */
export const toOrder = (
  ranking: PhraseRanking,
  like: CityProfile | undefined,
  parameters: SqlParameters,
): Order => {
  const { by, rising, months = [] } = ranking;
  if (by === 'irex' || (by === 'similar' && !like)) return orders.irex;
  if (by === 'similar' && like) return orderBySimilarity(like, parameters);
  const column = by === 'temp' ? buildMean(months) : figureColumns[by as keyof typeof figureColumns];
  return {
    expression: `coalesce(${rising ? '' : '-'}(${column})::${SQL_NUMBER}, ${UNKNOWN_LAST})`,
    type: SQL_NUMBER,
  };
};

const cityFigures: readonly PhraseRanking['by'][] = ['irex', 'cost', 'speed', 'population'];

/** Tells whether the figure of the ranking is in `city_search_profiles`. */
export const isProfileFigure = ({ by }: PhraseRanking): boolean => !cityFigures.includes(by);

import { empty, join, raw, sql, type Sql } from '../../../platform/database/sql.js';
import { DOUBLE, type Order, orders } from '../listing/page-query.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import type { PhraseRanking } from '@wanderwork/contracts';
import { figureColumns } from './phrase-conditions.js';

/**
 * The traits that make cities alike, each with a difference that people notice: 1.5 times the cost, 3 times the
 * people, 4 degrees. An unknown trait counts as 1.5 such differences: neither near nor far. The database function
 * `city_traits` (migration 9210) computes the same traits in the same order.
 */
const traits: readonly {
  column: string;
  getFigure: (city: CityProfile) => number | null;
  scale: number;
  ratio: boolean;
}[] = [
  { column: 'monthly_cost', getFigure: ({ cost }) => cost, scale: Math.log(1.5), ratio: true },
  { column: 'population', getFigure: ({ population }) => population, scale: Math.log(3), ratio: true },
  { column: 'speed', getFigure: ({ speed }) => speed, scale: Math.log(2), ratio: true },
  { column: 'air', getFigure: ({ air }) => air, scale: Math.log(2), ratio: true },
  { column: 'safety_index', getFigure: ({ safetyIndex }) => safetyIndex, scale: 15, ratio: false },
  { column: 'temp_year', getFigure: ({ tempYear }) => tempYear, scale: 4, ratio: false },
  { column: 'rain_year', getFigure: ({ rainYear }) => rainYear, scale: 400, ratio: false },
];
const UNKNOWN_DISTANCE = 1.5;

/** The known traits of a city, on the scale of differences. */
const getKnownTraits = (city: CityProfile) =>
  traits.flatMap(({ column, getFigure, scale, ratio }) => {
    const value = getFigure(city);
    if (value === null || (ratio && value <= 0)) return [];
    const own = raw(`${ratio ? `ln(greatest(${column}, 0.1)::double precision)` : column} / ${scale}`);
    return [{ own, theirs: (ratio ? Math.log(value) : value) / scale }];
  });

/** The distance from a city with unknown traits. Traits that only the others know bring none of them nearer. */
const buildDistance = (knownTraits: ReturnType<typeof getKnownTraits>): Sql => {
  const distances = knownTraits.map(
    ({ own, theirs }) =>
      sql`coalesce(abs(${own} - ${theirs}::double precision), ${UNKNOWN_DISTANCE}::double precision)`,
  );
  return distances.length > 0 ? join(distances, ' + ') : sql`0`;
};

/** Sorts by similarity. If all traits of the city are known, an index has the cities in this order. */
const orderBySimilarity = (city: CityProfile): Order => {
  const knownTraits = getKnownTraits(city);
  if (knownTraits.length < traits.length) return { expression: buildDistance(knownTraits), type: DOUBLE };
  const point = [...knownTraits.map(({ theirs }) => theirs), 0];
  return { expression: sql`(traits <#> cube(${point}::double precision[]))`, type: DOUBLE };
};

/** Written exactly as in the indexes of migration 9200, which cover each month, the seasons and the whole year. */
const buildMean = (months: readonly number[]): Sql => {
  const temps = [...months].sort((a, b) => a - b).map((month) => `temps[${month}]`);
  return raw(temps.length === 1 ? temps.join() : `(${temps.join(' + ')}) / ${temps.length}`);
};

/** Converts a phrase's ranking to an ascending SQL order with unknown values last. */
export const toOrder = (ranking: PhraseRanking, like: CityProfile | undefined): Order => {
  const { by, rising, months = [] } = ranking;
  if (by === 'irex' || (by === 'similar' && !like)) return orders.irex;
  if (by === 'similar' && like) return orderBySimilarity(like);
  const column = by === 'temp' ? buildMean(months) : figureColumns[by as keyof typeof figureColumns];
  return {
    expression: sql`coalesce(${rising ? empty : sql`-`}(${column})::double precision, 'Infinity'::double precision)`,
    type: DOUBLE,
  };
};

const cityFigures: readonly PhraseRanking['by'][] = ['irex', 'cost', 'speed', 'population'];

/** Tells whether the figure of the ranking is in `city_search_profiles`. */
export const isProfileFigure = ({ by }: PhraseRanking): boolean => !cityFigures.includes(by);

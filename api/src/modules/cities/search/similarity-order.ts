import type { Order } from '../listing/city-order.js';
import type { SqlParameters } from '../listing/sql-parameters.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';

const number = 'double precision';

/**
 * The traits that make cities alike, each with a difference that people notice: 1.5 times the cost, 3 times the
 * people, 4 degrees. An unknown trait counts as 1.5 such differences: neither near nor far. The database function
 * `city_traits` (migration 9210) computes the same traits in the same order.
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

/** The known traits of a city, on the scale of differences. */
const knownOf = (city: CityProfile) =>
  traits.flatMap(({ column, of, scale, ratio }) => {
    const value = of(city);
    if (value === null || (ratio && value <= 0)) return [];
    const own = ratio ? `ln(greatest(${column}, 0.1)::${number})` : column;
    return [{ own: `${own} / ${scale}`, theirs: (ratio ? Math.log(value) : value) / scale }];
  });

/** The distance from a city with unknown traits. Traits that only the others know bring none of them nearer. */
const distanceByTrait = (known: ReturnType<typeof knownOf>, parameters: SqlParameters): string =>
  known
    .map(({ own, theirs }) => `coalesce(abs(${own} - ${parameters.add(theirs)}::${number}), ${UNKNOWN})`)
    .join(' + ') || '0';

/** Sorts by similarity. If all traits of the city are known, an index has the cities in this order. */
export const orderByLikeness = (city: CityProfile, parameters: SqlParameters): Order => {
  const known = knownOf(city);
  if (known.length < traits.length) return { expression: distanceByTrait(known, parameters), type: number };
  const point = parameters.add([...known.map(({ theirs }) => theirs), 0]);
  return { expression: `(traits <#> cube(${point}::${number}[]))`, type: number };
};

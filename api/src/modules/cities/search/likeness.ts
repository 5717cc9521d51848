import type { Order } from '../listing/city-order.js';
import type { SqlParameters } from '../listing/sql-parameters.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';

const number = 'double precision';

/**
 * What makes cities alike, and a difference in each that people notice: half again the cost, double the people, four
 * degrees. What is not known counts as one and a half of them: neither near nor out of sight. `city_traits` of migration
 * 9210 keeps the same of each city, in the same order.
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

/** What is known of a city, on the scale of differences. */
const knownOf = (city: CityProfile) =>
  traits.flatMap(({ column, of, scale, ratio }) => {
    const value = of(city);
    if (value === null || (ratio && value <= 0)) return [];
    const own = ratio ? `ln(greatest(${column}, 0.1)::${number})` : column;
    return [{ own: `${own} / ${scale}`, theirs: (ratio ? Math.log(value) : value) / scale }];
  });

/** How far others are from a city of which not everything is known: that they know more makes none nearer. */
const distanceByTrait = (known: ReturnType<typeof knownOf>, parameters: SqlParameters): string =>
  known
    .map(({ own, theirs }) => `coalesce(abs(${own} - ${parameters.add(theirs)}::${number}), ${UNKNOWN})`)
    .join(' + ') || '0';

/** The likest first. Around a city of which everything is known an index has them in this order. */
export const orderByLikeness = (city: CityProfile, parameters: SqlParameters): Order => {
  const known = knownOf(city);
  if (known.length < traits.length) return { expression: distanceByTrait(known, parameters), type: number };
  const point = parameters.add([...known.map(({ theirs }) => theirs), 0]);
  return { expression: `(traits <#> cube(${point}::${number}[]))`, type: number };
};

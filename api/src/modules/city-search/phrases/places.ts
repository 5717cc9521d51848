import type { PhraseFilter, PlaceScope } from '@wanderwork/contracts';
import type { Place, Condition } from './pieces.js';
import type { CityProfile, Vocabulary } from './vocabulary/vocabulary.js';

export const toPlaceCondition = ({ key, name, scope }: Place, excluded: boolean): Condition => {
  const isCity = scope.cities !== undefined && !scope.regions && !scope.countries;
  const label = excluded ? `Not ${isCity ? '' : 'in '}${name}` : isCity ? name : `In ${name}`;
  return {
    id: `${excluded ? 'not' : 'in'}:${key}`,
    kind: 'place',
    label,
    filters: [excluded ? { on: 'notPlace', scope } : { on: 'place', anyOf: [scope] }],
  };
};

export const isWithin = (city: CityProfile, { regions, countries, cities }: PlaceScope): boolean =>
  Boolean(regions?.includes(city.region) ?? countries?.includes(city.countryCode)) ||
  Boolean(countries?.includes(city.countryCode)) ||
  Boolean(cities?.includes(city.slug));

const findCitiesIn = (scope: PlaceScope, { cities }: Vocabulary): Set<string> =>
  new Set([...cities.values()].filter((city) => isWithin(city, scope)).map(({ slug }) => slug));

const containsAll = (wide: Set<string>, narrow: Set<string>): boolean =>
  narrow.size < wide.size && [...narrow].every((slug) => wide.has(slug));

/**
 * Merges the places of several conditions: they are alternatives, but of "Lisbon, Portugal" only the narrower counts.
 */
export const mergePlaces = (filters: readonly PhraseFilter[], vocabulary: Vocabulary): PhraseFilter[] => {
  const scopes = filters.flatMap((filter) => (filter.on === 'place' ? filter.anyOf : []));
  if (scopes.length < 2) return [...filters];
  const citySets = scopes.map((scope) => findCitiesIn(scope, vocabulary));
  const narrowest = scopes.filter((_, at) => {
    const ownCities = citySets[at] ?? new Set();
    return !citySets.some((other, place) => place !== at && other.size > 0 && containsAll(ownCities, other));
  });
  return [...filters.filter(({ on }) => on !== 'place'), { on: 'place', anyOf: narrowest }];
};

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

/** A place of at most this many cities, such as Bali, may stand for one of them. */
export const MAX_CITIES_AS_ONE = 2;

/** What the places are that a phrase names: cities only, or one country. */
export type AskedPlace = 'cities' | 'country';

/** Tells whether a name means one city: also one of several cities of the same name, or of the two on Bali. */
export const isCityScope = (
  { regions, countries, cities = [] }: PlaceScope,
  { cities: citiesBySlug }: Vocabulary,
): boolean => {
  const names = new Set(cities.map((slug) => citiesBySlug.get(slug)?.name ?? slug));
  return (
    !regions && !countries && cities.length > 0 && (cities.length <= MAX_CITIES_AS_ONE || names.size === 1)
  );
};

/**
 * Whether these filters, with merged places, name nothing but cities, or one country; null if they name no place or
 * larger ones.
 */
export const findAskedPlace = (
  filters: readonly PhraseFilter[],
  vocabulary: Vocabulary,
): AskedPlace | null => {
  const scopes = filters.flatMap((filter) => (filter.on === 'place' ? filter.anyOf : []));
  const [scope, ...others] = scopes;
  if (!scope) return null;
  if (scopes.every((one) => isCityScope(one, vocabulary))) return 'cities';
  const { regions, countries, cities } = scope;
  return others.length === 0 && !regions && !cities && countries?.length === 1 ? 'country' : null;
};

/** Filters on what is the same in all of a country: they cannot choose between its cities. */
const countryFilters: readonly PhraseFilter['on'][] = ['entry', 'nomadVisa', 'englishOfficial'];

/**
 * Leaves out what the phrase asks about the places that it names, because that is no reason to hide them: "is Medellín
 * safe" must show Medellín, whatever the answer.
 */
export const removeQuestions = (filters: readonly PhraseFilter[], vocabulary: Vocabulary): PhraseFilter[] => {
  const askedPlace = findAskedPlace(filters, vocabulary);
  if (askedPlace === 'cities') return filters.filter(({ on }) => on === 'place' || on === 'notPlace');
  return filters.filter(({ on }) => askedPlace === null || !countryFilters.includes(on));
};

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

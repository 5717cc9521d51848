import { cityRegions, type PlaceScope } from '@wanderwork/contracts';
import type { Quantiles } from '../meanings.js';
import type { Place } from '../pieces.js';
import { joinText } from '../phrase-book.js';
import { splitPhrase } from '../words.js';
import { cityNames, countryNames, type PlaceGroup, placeGroups } from './place-groups.js';
import { PlaceNames } from './place-names.js';
import { states } from './states.js';

/** A city as comparisons need it; null for unknown figures. */
export interface CityProfile {
  slug: string;
  name: string;
  country: string;
  countryCode: string;
  region: string;
  timezone: string;
  irex: number;
  population: number | null;
  cost: number | null;
  speed: number | null;
  air: number | null;
  safetyIndex: number | null;
  tempYear: number | null;
  rainYear: number | null;
  /** Mean temperatures, January first. */
  temps: readonly (number | null)[];
}

/** Cities by their slug. */
interface CitiesBySlug {
  readonly size: number;
  has(slug: string): boolean;
  get(slug: string): CityProfile | undefined;
  values(): Iterable<CityProfile>;
}

/** What phrases need to know about the city table. */
export interface Vocabulary {
  names: PlaceNames;
  cities: CitiesBySlug;
  /** The largest city of each country, by country code. */
  largest: ReadonlyMap<string, CityProfile>;
  zones: readonly string[];
  cost: Quantiles;
  speed: Quantiles;
}

export interface Table {
  /** The best scored cities of each country. */
  cities: readonly CityProfile[];
  zones: readonly string[];
  cost: Quantiles;
  speed: Quantiles;
}

/** A bar marks where a comma may be typed: "Atlanta, Georgia". */
const listSpellings = (name: string): string[] =>
  name.includes('|') ? [name.replace('|', ' '), name.replace('|', ' , ')] : [name];

const listForms = (name: string, also = ''): string[] => {
  const forms = [name, ...also.split(',').flatMap(listSpellings)].map((text) => {
    const words = splitPhrase(text);
    return joinText(words, 0, words.length);
  });
  return forms.filter((form) => form !== '').flatMap((form) => [form, form.replace(/^the /, '')]);
};

/** A country outweighs a city of the same name, and both outweigh names that are farther from the text. */
const COUNTRY_WEIGHT = 1000;
const GROUP_WEIGHT = 2000;

const toNamedPlaces = (place: Place, weight: number, also?: string) =>
  listForms(place.name, also).map((form) => ({ form, place, weight }));

const allGroups: readonly PlaceGroup[] = [...placeGroups, ...states];

const listGroupNames = ({ cities }: Table) => {
  const slugs = new Set(cities.map(({ slug }) => slug));
  return allGroups.flatMap(({ name, also, regions, countries, cities: places }) => {
    const scope = {
      ...(regions && { regions }),
      ...(countries && { countries }),
      ...(places && { cities: places.filter((slug) => slugs.has(slug)) }),
    };
    const isEmpty = !regions && !countries && scope.cities?.length === 0;
    return isEmpty ? [] : toNamedPlaces({ key: listForms(name)[0] ?? name, name, scope }, GROUP_WEIGHT, also);
  });
};

const listRegionNames = () =>
  cityRegions.flatMap((name) =>
    toNamedPlaces({ key: name.toLowerCase(), name, scope: { regions: [name] } }, GROUP_WEIGHT),
  );

/** The cities that are all of their country, such as Singapore, by country code. */
const findOnlyCities = (cities: readonly CityProfile[]): Map<string, CityProfile> => {
  const onlyCities = new Map(cities.map((city) => [city.countryCode, city]));
  for (const { slug, countryCode, country } of cities) {
    const last = onlyCities.get(countryCode);
    if (last?.slug !== slug || last.name !== country) onlyCities.delete(countryCode);
  }
  return onlyCities;
};

const listCountryNames = ({ cities }: Table) => {
  const countries = new Map(cities.map(({ countryCode, country }) => [countryCode, country]));
  const onlyCities = findOnlyCities(cities);
  return [...countries].flatMap(([code, name]) => {
    const onlyCity = onlyCities.get(code);
    const scope: PlaceScope = onlyCity ? { cities: [onlyCity.slug] } : { countries: [code] };
    return toNamedPlaces({ key: code, name, scope }, COUNTRY_WEIGHT, countryNames[code]);
  });
};

/** The cities of each form, the best scored first. */
const groupByForm = (cities: readonly CityProfile[]): Map<string, CityProfile[]> => {
  const best = [...cities].sort((a, b) => b.irex - a.irex);
  const found = new Map<string, CityProfile[]>();
  for (const city of best)
    for (const form of new Set(listForms(city.name, cityNames[city.slug])))
      found.set(form, [...(found.get(form) ?? []), city]);
  return found;
};

/** Cities of the same name are searched together; the best scored one provides the key. */
const listCityNames = ({ cities }: Pick<Table, 'cities'>) =>
  [...groupByForm(cities)].map(([form, [first, ...others]]) => {
    const slugs = first ? [first.slug, ...others.map(({ slug }) => slug)] : [];
    const place = { key: slugs[0] ?? form, name: first?.name ?? form, scope: { cities: slugs } };
    return { form, place, weight: first?.irex ?? 0 };
  });

const findLargestCities = (cities: readonly CityProfile[]): Map<string, CityProfile> => {
  const largest = new Map<string, CityProfile>();
  for (const city of cities) {
    const current = largest.get(city.countryCode);
    if (!current || (city.population ?? 0) > (current.population ?? 0)) largest.set(city.countryCode, city);
  }
  return largest;
};

/** Earlier names win: "Europe" never means a city with that name. */
export const createVocabulary = (table: Table): Vocabulary => ({
  names: new PlaceNames([
    ...listGroupNames(table),
    ...listRegionNames(),
    ...listCountryNames(table),
    ...listCityNames(table),
  ]),
  cities: new Map(table.cities.map((city) => [city.slug, city])),
  largest: findLargestCities(table.cities),
  zones: table.zones,
  cost: table.cost,
  speed: table.speed,
});

/** Puts more cities before the cached ones, which are too many to copy for each phrase. */
const prependCities = (more: ReadonlyMap<string, CityProfile>, current: CitiesBySlug): CitiesBySlug => ({
  size: current.size + more.size,
  has: (slug) => more.has(slug) || current.has(slug),
  get: (slug) => more.get(slug) ?? current.get(slug),
  *values() {
    yield* more.values();
    yield* current.values();
  },
});

/** Adds cities to a vocabulary, by name and with typos. Returns the same vocabulary if it has them all. */
export const addCities = (vocabulary: Vocabulary, cities: readonly CityProfile[]): Vocabulary => {
  const more = cities.filter(({ slug }) => !vocabulary.cities.has(slug));
  if (more.length === 0) return vocabulary;
  return {
    ...vocabulary,
    names: vocabulary.names.withNames(listCityNames({ cities })),
    cities: prependCities(new Map(more.map((city) => [city.slug, city])), vocabulary.cities),
  };
};

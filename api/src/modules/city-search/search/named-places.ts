import type { PhraseFilter, SearchHit } from '@wanderwork/contracts';
import type { CityProfile, Vocabulary } from '../phrases/vocabulary/vocabulary.js';

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const toHit = ({ slug, name, country, region, irex }: CityProfile): SearchHit => ({
  kind: 'city',
  slug,
  name,
  country,
  region,
  irex: roundToTenth(irex),
});

/** Tells whether these conditions ask for places and nothing else. */
export const areOnlyPlaces = (filters: readonly PhraseFilter[]): boolean =>
  filters.length > 0 && filters.every(({ on }) => on === 'place');

/** The cities that place conditions name; empty if one of the places is a country or a region. */
export const findNamedCities = (filters: readonly PhraseFilter[], vocabulary: Vocabulary): SearchHit[] => {
  const scopes = filters.flatMap((filter) => (filter.on === 'place' ? filter.anyOf : []));
  if (scopes.some(({ regions, countries }) => regions ?? countries)) return [];
  const slugs = scopes.flatMap(({ cities = [] }) => cities);
  return slugs.flatMap((slug) => {
    const city = vocabulary.cities.get(slug);
    return city ? [toHit(city)] : [];
  });
};

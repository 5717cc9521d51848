import type { CityFacts } from './check-context.js';

/** Letters, digits and what joins them, with single spaces between. */
const normalize = (text: string): string => text.replace(/[^\p{L}\p{N}'-]+/gu, ' ').trim();

/** A city, and what is looked for to find it: its name as a word of its own, also as that of which something is. */
interface CityName {
  city: CityFacts;
  name: string;
  possessive: string;
}

/** Cities by the first word of their names, so that words are looked up one by one, however many cities there are. */
const groupByFirstWord = (cities: readonly CityFacts[]): ReadonlyMap<string, readonly CityName[]> => {
  const found = new Map<string, CityName[]>();
  for (const city of cities) {
    const name = normalize(city.name);
    const [first = ''] = name.split(' ', 1);
    const cityName = { city, name: ` ${name} `, possessive: ` ${name}'s ` };
    found.set(first, [...(found.get(first) ?? []), cityName]);
  }
  return found;
};

const POSSESSIVE_SUFFIX = /'s$/;

/** Finds the cities that words name. */
export const createCityFinder = (cities: readonly CityFacts[]) => {
  const citiesByWord = groupByFirstWord(cities);
  return (text: string): Set<CityFacts> => {
    const padded = ` ${normalize(text)} `;
    const found = new Set<CityFacts>();
    for (const word of new Set(padded.split(' '))) {
      const candidates =
        citiesByWord.get(word) ?? citiesByWord.get(word.replace(POSSESSIVE_SUFFIX, '')) ?? [];
      for (const { city, name, possessive } of candidates)
        if (padded.includes(name) || padded.includes(possessive)) found.add(city);
    }
    return found;
  };
};

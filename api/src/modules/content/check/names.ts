import type { CityFacts } from './finding.js';

/** Letters, digits and what joins them, with single spaces between. */
const plain = (words: string): string => words.replace(/[^\p{L}\p{N}'-]+/gu, ' ').trim();

/** Cities by the first word of their names, so that words are looked up one by one, however many cities there are. */
const byFirstWord = (cities: readonly CityFacts[]): ReadonlyMap<string, readonly CityFacts[]> => {
  const found = new Map<string, CityFacts[]>();
  for (const city of cities) {
    const [first = ''] = plain(city.name).split(' ', 1);
    found.set(first, [...(found.get(first) ?? []), city]);
  }
  return found;
};

/** Finds the cities that words name, each as a word of its own, also as that of which something is. */
export const namesOf = (cities: readonly CityFacts[]) => {
  const known = byFirstWord(cities);
  return (words: string): Set<CityFacts> => {
    const said = ` ${plain(words)} `;
    const isSaid = ({ name }: CityFacts): boolean =>
      said.includes(` ${plain(name)} `) || said.includes(` ${plain(name)}'s `);
    const firsts = new Set(said.split(' ').flatMap((word) => [word, word.replace(/'s$/, '')]));
    return new Set([...firsts].flatMap((first) => known.get(first) ?? []).filter(isSaid));
  };
};

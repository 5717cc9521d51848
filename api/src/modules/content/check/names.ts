import type { CityFacts } from './finding.js';

/** Letters, digits and what joins them, with single spaces between. */
const plain = (words: string): string => words.replace(/[^\p{L}\p{N}'-]+/gu, ' ').trim();

/** A city, and what is looked for to find it: its name as a word of its own, also as that of which something is. */
interface Named {
  city: CityFacts;
  alone: string;
  having: string;
}

/** Cities by the first word of their names, so that words are looked up one by one, however many cities there are. */
const byFirstWord = (cities: readonly CityFacts[]): ReadonlyMap<string, readonly Named[]> => {
  const found = new Map<string, Named[]>();
  for (const city of cities) {
    const name = plain(city.name);
    const [first = ''] = name.split(' ', 1);
    const named = { city, alone: ` ${name} `, having: ` ${name}'s ` };
    found.set(first, [...(found.get(first) ?? []), named]);
  }
  return found;
};

const HAVING = /'s$/;

/** Finds the cities that words name. */
export const namesOf = (cities: readonly CityFacts[]) => {
  const known = byFirstWord(cities);
  return (words: string): Set<CityFacts> => {
    const said = ` ${plain(words)} `;
    const found = new Set<CityFacts>();
    for (const word of new Set(said.split(' '))) {
      const begun = known.get(word) ?? known.get(word.replace(HAVING, '')) ?? [];
      for (const { city, alone, having } of begun)
        if (said.includes(alone) || said.includes(having)) found.add(city);
    }
    return found;
  };
};

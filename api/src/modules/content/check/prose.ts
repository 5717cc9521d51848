import type { CityFacts } from './check-context.js';

/** Keeps letters, digits, apostrophes and hyphens; everything else becomes a single space. */
const normalize = (text: string): string => text.replace(/[^\p{L}\p{N}'-]+/gu, ' ').trim();

/** A city with the padded forms of its name to search for: "Lisbon" and "Lisbon's". */
interface CityName {
  city: CityFacts;
  name: string;
  possessive: string;
}

/** Indexes cities by the first word of their names, so that the cost does not grow with the number of cities. */
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

/** Creates a function that finds the cities a text mentions by full name. */
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

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const DIRECTIVE = /\{\{[^{}\n]*\}\}/g;
const ADDRESS = /\]\([^)\s]{0,2000}\)/g;

/** Removes code, which is shown verbatim. */
export const stripCode = (markdown: string): string => markdown.replace(CODE, ' ');

/** Splits a text into claims: sentences and table rows, without code, directives and URLs. */
export const splitClaims = (markdown: string): string[] =>
  stripCode(markdown)
    .replace(DIRECTIVE, ' ')
    .replace(ADDRESS, ']')
    .split('\n')
    .flatMap((line) => (line.trimStart().startsWith('|') ? [line] : line.split(/(?<=[.?!])\s+/)))
    .map((claim) => claim.trim())
    .filter((claim) => claim !== '');

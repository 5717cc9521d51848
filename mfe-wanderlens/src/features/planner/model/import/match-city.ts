/** A city of the table, as "Add a city" offers it. */
export interface CityChoice {
  value: string;
  label: string;
  /** The country. */
  note: string;
  /** IANA name. */
  timezone: string;
}

/** The city of a place or a title; null if it is none of ours, or not a single one. */
export type CityFinder = (place: string, title: string) => CityChoice | null;

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Words that stand before a place without being a part of its name. */
const LEAD_IN =
  /^(?:(?:stay|living|trip|travel|visit|vacation|holiday|workation|working|hotel|airbnb|in|at|to)\s+)+/;

/** Emoji, flags, postal codes and house numbers. */
const EXTRAS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|(?<!\p{L})\p{L}{0,2}-?\d[\w-]*/gu;

const splitPlace = (text: string): string[] =>
  text
    .split(/[,;:|()\n/·]|\s[-–—]\s/)
    .map((part) => fold(part.replace(EXTRAS, ' ')))
    .filter(Boolean);

const shortCountries: Record<string, string> = {
  uk: 'united kingdom',
  us: 'united states',
  usa: 'united states',
  uae: 'united arab emirates',
};

const isCountry = (part: string, countries: ReadonlySet<string>): boolean =>
  countries.has(shortCountries[part] ?? part);

/**
 * Creates a function that finds the city of a place or a title. Only a whole name counts, and only if it is the single
 * one: "Lisbon", "Hotel Avenida, 1250 Lisbon, Portugal", "Trip to Lisbon", but neither "Lisbon to Dakar" nor
 * "Paris, Texas". Null for anything else; nothing is guessed.
 */
export const createCityFinder = (cities: readonly CityChoice[]): CityFinder => {
  const byName = new Map<string, CityChoice[]>();
  for (const city of cities) {
    const name = fold(city.label);
    byName.set(name, [...(byName.get(name) ?? []), city]);
  }
  const countries = new Set(cities.map(({ note }) => fold(note)));
  const find = (part: string): CityChoice[] =>
    byName.get(part) ?? byName.get(part.replace(LEAD_IN, '')) ?? [];
  const single = (found: readonly CityChoice[]): CityChoice | null => {
    const [first] = found;
    return first && found.every(({ value }) => value === first.value) ? first : null;
  };

  const findInPlace = (place: string): CityChoice | null => {
    const parts = splitPlace(place);
    const last = parts.at(-1);
    if (last === undefined) return null;
    if (parts.length === 1 || !isCountry(last, countries)) return single(find(last));
    const country = shortCountries[last] ?? last;
    return single(parts.flatMap(find).filter(({ note }) => fold(note) === country));
  };

  const findInTitle = (title: string): CityChoice | null => {
    const parts = splitPlace(title);
    const last = parts.at(-1);
    if (last !== undefined && parts.length > 1 && isCountry(last, countries)) return findInPlace(title);
    return single(parts.flatMap(find));
  };

  return (place, title) => findInPlace(place) ?? findInTitle(title);
};

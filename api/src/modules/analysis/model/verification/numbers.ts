import type { Evidence } from '../evidence.js';
import { baseOf, periodOf, periodOfWord } from './periods.js';
import type { NumberToken, Token } from './tokens.js';
import { keysOfWord } from './words.js';

const EPSILON = 1e-9;

const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/** How far the value said may be from the figure: half of its last digit, and of its second one after "about". */
const tolerance = ({ value, digits, rough }: NumberToken): number => {
  const exact = 0.5 * 10 ** -digits;
  const size = Math.abs(value);
  if (!rough || size < 100) return exact;
  return Math.max(exact, 0.5 * 10 ** (Math.floor(Math.log10(size)) - 1));
};

/** With its sign: five degrees of frost are not five degrees. */
const isValue = (number: NumberToken, value: number): boolean =>
  number.unit === '°F'
    ? Math.abs(celsius(number.value) - value) <= (tolerance(number) * 5) / 9 + EPSILON
    : Math.abs(number.value - value) <= tolerance(number) + EPSILON;

/** A bare number may be a score; every other figure is said with its unit. */
const isUnit = ({ unit }: NumberToken, of: string | null): boolean => {
  if (unit === null) return of === 'of 100' || of === null;
  return of !== null && baseOf(of) === (unit === '°F' ? '°C' : unit);
};

/** The nearest of its kind before `at`. */
const before = <T>(tokens: readonly Token[], at: number, of: (token: Token) => T | null): T | null =>
  tokens.slice(0, at).reduce<T | null>((last, token) => of(token) ?? last, null);

/** The nearest of its kind before `at`, else the first after it. */
const nearest = <T>(tokens: readonly Token[], at: number, of: (token: Token) => T | null): T | null =>
  before(tokens, at, of) ?? tokens.slice(at + 1).reduce<T | null>((first, token) => first ?? of(token), null);

const placeOf = (token: Token) => (token.type === 'place' ? token.place : null);
const monthOf = (token: Token) => (token.type === 'month' ? token.month : null);

/** "$1,300 a month" says its period itself, "Lisbon $1,800" after it has the same, and "a week costs" has its own. */
const isPeriod = (tokens: readonly Token[], at: number, one: Evidence): boolean => {
  const number = tokens[at] as NumberToken;
  const said =
    number.per ??
    nearest(tokens, at, (token) => {
      if (token.type === 'word') return periodOfWord(token.text);
      return token.type === 'number' && token.unit === number.unit ? token.per : null;
    });
  return said === null || said === periodOf(one);
};

/** Of the place that was named last: of a country, only what is the country's; of nothing named, only where one city is told of. */
const isPlace = (tokens: readonly Token[], at: number, one: Evidence, alone: boolean): boolean => {
  const place = nearest(tokens, at, placeOf);
  if (place === null) return alone;
  return place.cities.includes(one.city) && (place.kind !== 'country' || one.ofCountry || one.ofRegion);
};

/** A month's value in its month, and no other value in a month. */
const isMonth = (tokens: readonly Token[], at: number, { month }: Evidence): boolean =>
  month === null ? before(tokens, at, monthOf) === null : nearest(tokens, at, monthOf) === month;

/** Of the keys that a word may stand for those that the number could be of. */
const within = (keys: ReadonlySet<string> | null, cited: readonly Evidence[]): ReadonlySet<string> | null => {
  const possible = [...(keys ?? [])].filter((key) => cited.some((one) => one.key === key));
  return possible.length > 0 ? new Set(possible) : null;
};

const keysOf = (token: Token) => (token.type === 'word' ? keysOfWord(token.text) : null);

/** Of the thing that was named last, and where several could be meant, of the nearest of these. */
const isThing = (
  tokens: readonly Token[],
  at: number,
  { key }: Evidence,
  comparable: readonly Evidence[],
) => {
  const named = before(tokens, at, keysOf);
  if (named !== null && !named.has(key)) return false;
  if (new Set(comparable.map((one) => one.key)).size === 1) return true;
  return nearest(tokens, at, (token) => within(keysOf(token), comparable))?.has(key) ?? false;
};

const MIDDLE = new Set(['middle', 'region', 'region’s']);

/** A number is the region's where the nearest that is named is its middle, and not the city or country. */
const isOfRegion = (tokens: readonly Token[], at: number): boolean => {
  const said = nearest(tokens, at, (token) => {
    if (token.type === 'word' && MIDDLE.has(token.text)) return 'region';
    return token.type === 'place' ? token.place.kind : null;
  });
  return said === 'region';
};

/** Whether a figure that the claim cites states the number: its unit and period, of the place, the thing and the month that it is said of. */
export const isSupported = (
  tokens: readonly Token[],
  at: number,
  cited: readonly Evidence[],
  alone: boolean,
): boolean => {
  const number = tokens[at] as NumberToken;
  const comparable = cited.filter(({ value, unit }) => value !== null && isUnit(number, unit));
  return comparable.some(
    (one) =>
      isValue(number, one.value!) &&
      isPeriod(tokens, at, one) &&
      isPlace(tokens, at, one, alone) &&
      isMonth(tokens, at, one) &&
      isThing(tokens, at, one, comparable) &&
      one.ofRegion === isOfRegion(tokens, at),
  );
};

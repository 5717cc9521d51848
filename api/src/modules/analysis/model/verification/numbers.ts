import type { Evidence } from '../evidence.js';
import type { Token } from './tokens.js';
import { keysOfWord } from './words.js';

type NumberToken = Extract<Token, { type: 'number' }>;

const EPSILON = 1e-9;

const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/** How far the value said may be from the figure: half of its last digit, and of its second one after "about". */
const tolerance = ({ value, digits, rough }: NumberToken): number => {
  const exact = 0.5 * 10 ** -digits;
  if (!rough || value < 100) return exact;
  return Math.max(exact, 0.5 * 10 ** (Math.floor(Math.log10(value)) - 1));
};

const isValue = (number: NumberToken, value: number): boolean => {
  const size = Math.abs(value);
  if (number.unit === '°F')
    return Math.abs(celsius(number.value) - value) <= (tolerance(number) * 5) / 9 + EPSILON;
  return Math.abs(number.value - size) <= tolerance(number) + EPSILON;
};

/** A bare number may be a score; every other figure is said with its unit. */
const isUnit = ({ unit, money }: NumberToken, of: string | null): boolean => {
  if (money) return of !== null && of.startsWith('USD') && (unit === 'USD' ? true : of === unit);
  if (unit === '°F') return of === '°C';
  return unit === null ? of === 'of 100' || of === null : of === unit;
};

/** The nearest of its kind before `at`, else the first after it. */
export const nearest = <T>(
  tokens: readonly Token[],
  at: number,
  of: (token: Token) => T | null,
): T | null => {
  for (let place = at - 1; place >= 0; place -= 1) {
    const found = of(tokens[place]!);
    if (found !== null) return found;
  }
  for (let place = at + 1; place < tokens.length; place += 1) {
    const found = of(tokens[place]!);
    if (found !== null) return found;
  }
  return null;
};

const citiesOf = (token: Token) =>
  token.type === 'place' && token.place.kind !== 'region' ? token.place.cities : null;
const monthOf = (token: Token) => (token.type === 'month' ? token.month : null);

/** Whether a figure that the claim cites states the number: of the city, the thing and the month that it is said of. */
export const isSupported = (tokens: readonly Token[], at: number, cited: readonly Evidence[]): boolean => {
  const number = tokens[at] as NumberToken;
  const comparable = cited.filter(({ value, unit }) => value !== null && isUnit(number, unit));
  const cities = nearest(tokens, at, citiesOf);
  const month = nearest(tokens, at, monthOf);
  const keys = nearest(tokens, at, (token) =>
    token.type === 'word' ? within(keysOfWord(token.text), comparable) : null,
  );
  const several = (of: (one: Evidence) => unknown) => new Set(comparable.map(of)).size > 1;
  return comparable.some(
    (one) =>
      isValue(number, one.value!) &&
      (!several(({ city }) => city) || (cities?.includes(one.city) ?? false)) &&
      (one.month === null || one.month === month) &&
      (!several(({ key }) => key) || (keys?.has(one.key) ?? false)) &&
      (!several(({ ofRegion }) => ofRegion) || one.ofRegion === isOfRegion(tokens, at)),
  );
};

/** Of the keys that a word may stand for those that the number could be of. */
const within = (keys: ReadonlySet<string> | null, cited: readonly Evidence[]): ReadonlySet<string> | null => {
  const possible = [...(keys ?? [])].filter((key) => cited.some((one) => one.key === key));
  return possible.length > 0 ? new Set(possible) : null;
};

const MIDDLE = new Set(['middle', 'region', 'region’s']);

/** A number is the region's where the nearest that is named is its middle, and not the city or country. */
const isOfRegion = (tokens: readonly Token[], at: number): boolean => {
  const said = nearest(tokens, at, (token) => {
    if (token.type === 'word' && MIDDLE.has(token.text)) return 'region';
    return token.type === 'place' && token.place.kind !== 'region' ? 'city' : null;
  });
  return said === 'region';
};

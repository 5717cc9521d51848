import type { Evidence } from './evidence.js';
import { baseOf, periodOf, periodOfUnit, periodOfWord } from './periods.js';
import { isThing } from './things.js';
import type { NumberToken, Place, Token } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

const EPSILON = 1e-9;

const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/** How far a stated value may be from the figure: half of its last digit, or of its second digit after "about". */
const tolerance = ({ value, digits, rough }: NumberToken): number => {
  const exact = 0.5 * 10 ** -digits;
  const size = Math.abs(value);
  if (!rough || size < 100) return exact;
  return Math.max(exact, 0.5 * 10 ** (Math.floor(Math.log10(size)) - 1));
};

/** Compares with the sign: −5 °C is not 5 °C. A range has the same two ends. */
const isValue = (number: NumberToken, { value, to = null, isExact }: Evidence): boolean => {
  if (value === null || (number.to === null) !== (to === null)) return false;
  const isNear = (stated: number, figure: number): boolean => {
    if (isExact) return number.unit !== '°F' && Math.abs(stated - figure) <= EPSILON;
    return number.unit === '°F'
      ? Math.abs(celsius(stated) - figure) <= (tolerance(number) * 5) / 9 + EPSILON
      : Math.abs(stated - figure) <= tolerance(number) + EPSILON;
  };
  return isNear(number.value, value) && (to === null || isNear(number.to!, to));
};

/** A number without a unit may be a score. Every other figure needs its unit. */
const isUnit = ({ unit }: NumberToken, of: string | null): boolean => {
  if (unit === null) return of === 'of 100' || of === null;
  return of !== null && baseOf(of) === (unit === '°F' ? '°C' : unit);
};

/** The nearest match before `at`. */
const before = <T>(tokens: readonly Token[], at: number, of: (token: Token) => T | null): T | null =>
  tokens.slice(0, at).reduce<T | null>((last, token) => of(token) ?? last, null);

/** The nearest match before `at`, or else the first one after it. */
const nearest = <T>(tokens: readonly Token[], at: number, of: (token: Token) => T | null): T | null =>
  before(tokens, at, of) ?? tokens.slice(at + 1).reduce<T | null>((first, token) => first ?? of(token), null);

const placeOf = (token: Token) => (token.type === 'place' ? token.place : null);
const monthOf = (token: Token) => (token.type === 'month' ? token.month : null);

/** "$1,300 a month" says its period itself, "Lisbon $1,800" after it has the same, and "a week costs" has its own. */
const isPeriod = (tokens: readonly Token[], at: number, one: Evidence): boolean => {
  const number = tokens[at] as NumberToken;
  if (one.isExact && number.per !== periodOfUnit(one.unit)) return false;
  const period =
    number.per ??
    nearest(tokens, at, (token) => {
      if (token.type === 'word') return periodOfWord(token.text);
      return token.type === 'number' && token.unit === number.unit ? token.per : null;
    });
  return period === null || period === periodOf(one);
};

const COUNTRY = new Set(['country', 'country’s', 'national']);

const isCountry = (token: Token): boolean =>
  token.type === 'word' ? COUNTRY.has(token.text) : token.type === 'place' && token.place.kind === 'country';

/** "In Portugal", "the country’s median", and not "in Lisbon". */
const isOfCountry = (tokens: readonly Token[], at: number): boolean => {
  const named = nearest(tokens, at, (token) => (isCountry(token) || token.type === 'place' ? token : null));
  return named !== null && isCountry(named);
};

/** Whether the sentence names all places of the value, and no other. */
const namesOnlyPlacesOf = (tokens: readonly Token[], { places, ofCountry }: Evidence): boolean => {
  const named = tokens.flatMap((token) => placeOf(token) ?? []);
  const isOwn = ({ holds, kind }: Place) =>
    (kind === 'city' || ofCountry) && holds.some((one) => places.includes(one));
  return named.every(isOwn) && places.every((one) => named.some(({ holds }) => holds.includes(one)));
};

/** The number must belong to the nearest place; no place is needed for a single city. Country figures must say so. */
const isPlace = (tokens: readonly Token[], at: number, one: Evidence, alone: boolean): boolean => {
  const isExclusive = one.isExclusive || one.places.length === 0;
  if (isExclusive && !namesOnlyPlacesOf(tokens, one)) return false;
  const place = nearest(tokens, at, placeOf);
  if (place === null) {
    if (!alone && one.places.length > 0) return false;
  } else if (!place.holds.some((name) => one.places.includes(name))) return false;
  if (one.ofRegion) return true;
  return isOfCountry(tokens, at) ? one.ofCountry : !one.needsCountry || tokens.some(isCountry);
};

/** "January" or "in January" directly after a number. */
const isFollowedByMonth = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.type === 'month' || (tokens[at + 1]?.type === 'word' && tokens[at + 2]?.type === 'month');

/** Monthly values need their month, and other values must not have one. */
const isMonth = (tokens: readonly Token[], at: number, { month }: Evidence): boolean =>
  month === null
    ? before(tokens, at, monthOf) === null && !isFollowedByMonth(tokens, at)
    : nearest(tokens, at, monthOf) === month;

/** A rough guess must say so, or be said roughly. */
const isRoughly = (tokens: readonly Token[], at: number, { isRough }: Evidence): boolean =>
  !isRough ||
  (tokens[at] as NumberToken).rough ||
  tokens.some((token) => token.type === 'word' && token.text === 'guess');

const MIDDLE = new Set(['middle', 'region', 'region’s']);

/** A number is the region's median if "middle" or "region" is nearer than a city or country. */
const isOfRegion = (tokens: readonly Token[], at: number): boolean => {
  const source = nearest(tokens, at, (token) => {
    if (token.type === 'word' && MIDDLE.has(token.text)) return 'region';
    return token.type === 'place' ? token.place.kind : null;
  });
  return source === 'region';
};

/** Whether a cited figure supports the number, with its unit, period, place, month and meaning. */
export const isSupported = (
  tokens: readonly Token[],
  at: number,
  cited: readonly Evidence[],
  vocabulary: Vocabulary,
  alone: boolean,
): boolean => {
  const number = tokens[at] as NumberToken;
  const comparable = cited.filter(({ value, unit }) => value !== null && isUnit(number, unit));
  return comparable.some(
    (one) =>
      isValue(number, one) &&
      isPeriod(tokens, at, one) &&
      isPlace(tokens, at, one, alone) &&
      isMonth(tokens, at, one) &&
      isThing(tokens, at, one, vocabulary) &&
      isRoughly(tokens, at, one) &&
      one.ofRegion === isOfRegion(tokens, at),
  );
};

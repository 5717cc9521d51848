import { monthName } from '../../analyst/facts/shown.js';
import { rateAt, type Period } from './periods.js';
import { units } from './words.js';

/** A place that a claim may name. */
export interface Place {
  name: string;
  kind: 'city' | 'country' | 'region';
  /** Slugs of the cities it is, or holds. */
  cities: readonly string[];
}

export type Token =
  | { type: 'word'; text: string }
  | { type: 'place'; place: Place }
  | { type: 'month'; month: number }
  | NumberToken;

/** A number with its sign, and with all that is said beside it. */
export interface NumberToken {
  type: 'number';
  value: number;
  digits: number;
  /** "USD" of money; null of a bare number. */
  unit: string | null;
  /** "a month". */
  per: Period | null;
  /** After "about". */
  rough: boolean;
}

const months = Array.from({ length: 12 }, (_, month) => monthName(month));
const NUMBER = /^([–−-])?(\$)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?/;
const WORD = /^(?:PM2\.5|[\p{L}][\p{L}’'-]*)/u;
const roughly = new Set(['about', 'around', 'roughly']);

/**
 * Only these characters may stand between words: no markup, no address, no script finds its way through. A dash straight
 * before a number is its sign.
 */
const SPACE = /^(?:[\s.,;:()—]|[–−](?!\$?\d))+/;

const endsWord = (rest: string, length: number): boolean => !/^[\p{L}\d]/u.test(rest.slice(length));

const unitAt = (rest: string) => {
  const space = /^\s*/.exec(rest)?.[0].length ?? 0;
  const found = units.find(
    ([label]) => rest.startsWith(label, space) && endsWord(rest, space + label.length),
  );
  return found ? { of: found[1], length: space + found[0].length } : { of: null, length: 0 };
};

/** "12–15" and "-3" after a number: a range, which no figure states. */
const isRange = (sign: string | undefined, before: Token | undefined, space: number): boolean =>
  sign !== undefined && before?.type === 'number' && space === 0;

const numberAt = (
  rest: string,
  before: Token | undefined,
  space: number,
): { token: Token; length: number } | null => {
  const found = NUMBER.exec(rest);
  if (!found) return null;
  const [all, sign, dollar, whole = '', fraction = ''] = found;
  const after = rest.slice(all.length);
  const unit = dollar === undefined ? unitAt(after) : { of: 'USD', length: 0 };
  const rate = rateAt(after.slice(unit.length));
  // A number that runs on into letters or another number is none that we know.
  if (!endsWord(after, unit.length) || /^[\d.,]\d/.test(after.slice(unit.length))) return null;
  if (isRange(sign, before, space)) return null;
  const size = Number(`${whole.replaceAll(',', '')}.${fraction || '0'}`);
  const token: NumberToken = {
    type: 'number',
    value: sign === undefined ? size : -size,
    digits: fraction.length,
    unit: unit.of,
    per: rate.per,
    rough: before?.type === 'word' && roughly.has(before.text),
  };
  return { token, length: all.length + unit.length + rate.length };
};

const placeAt = (rest: string, places: readonly Place[]): { token: Token; length: number } | null => {
  const place = places.find(({ name }) => rest.startsWith(name) && endsWord(rest, name.length));
  if (!place) return null;
  const whose = /^[’'](?:s(?!\p{L}))?/u.exec(rest.slice(place.name.length))?.[0].length ?? 0;
  return { token: { type: 'place', place }, length: place.name.length + whose };
};

const monthAt = (rest: string): { token: Token; length: number } | null => {
  const month = months.findIndex((name) => rest.startsWith(name) && endsWord(rest, name.length));
  return month < 0 ? null : { token: { type: 'month', month: month + 1 }, length: months[month]!.length };
};

/** The parts of a claim; null where one of its characters is none that a claim needs. Longer names must come first. */
export const tokensOf = (text: string, places: readonly Place[]): Token[] | null => {
  const tokens: Token[] = [];
  let rest = text;
  while (rest !== '') {
    const space = SPACE.exec(rest)?.[0].length ?? 0;
    rest = rest.slice(space);
    if (rest === '') break;
    const word = WORD.exec(rest)?.[0];
    const next =
      placeAt(rest, places) ??
      monthAt(rest) ??
      numberAt(rest, tokens.at(-1), space) ??
      (word === undefined
        ? null
        : {
            token: { type: 'word', text: word.toLowerCase().replaceAll("'", '’') } as const,
            length: word.length,
          });
    if (!next) return null;
    tokens.push(next.token);
    rest = rest.slice(next.length);
  }
  return tokens;
};

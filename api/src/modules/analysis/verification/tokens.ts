import { monthNames } from '@wanderwork/contracts';
import { rateAt, type Period } from './periods.js';
import { units } from './vocabulary.js';

/** A place that a claim may name. */
export interface Place {
  name: string;
  kind: 'city' | 'country' | 'region';
  /** What it is, or holds: slugs of cities, and other names that `Evidence.places` uses. */
  holds: readonly string[];
}

export type Token =
  | { type: 'word'; text: string }
  | { type: 'place'; place: Place }
  | { type: 'month'; month: number }
  | NumberToken;

/** A number with its sign, and with all that is said beside it. */
export interface NumberToken {
  type: 'number';
  /** Of a time of day, minutes since midnight; of a date, days since 1 January 1970. */
  value: number;
  /** The upper end of a range: "14:00 to 17:00", "2.5 to 4.1 hours". */
  to: number | null;
  digits: number;
  /** "USD" of money, "clock" of a time of day, "date" of a date; null of a bare number. */
  unit: string | null;
  /** "a month". */
  per: Period | null;
  /** After "about". */
  rough: boolean;
}

const NUMBER = /^([–−-])?(\$)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?/;
const WORD = /^(?:PM2\.5|[\p{L}][\p{L}’'-]*)/u;
const CLOCK = /^(\d{1,2})(?::(\d\d))?(?: ?([ap]m))?/;
const DATE = /^(\d{1,2}) (\p{L}{3,9}) (\d{4})/u;
/** Between the ends of a range. */
const TO = /^(?: ?[–-] ?| to )/;
const DURATION = /^(\d{1,3}) h (\d\d)/;
const DAY_MS = 86_400_000;
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

const UPPER = /^ to (?=\d)/;
const hasPlainUnit = ({ unit }: NumberToken): boolean =>
  unit !== 'clock' && unit !== 'date' && unit !== 'USD';

const numberAt = (
  rest: string,
  before: Token | undefined,
  space: number,
): { token: Token; length: number } | null => {
  const special = momentAt(rest) ?? durationAt(rest);
  if (special) return special;
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
  const value = sign === undefined ? size : -size;
  // "2.5 to 4.1 hours"; the unit stands behind the second number.
  const upper = unit.of === null && dollar === undefined ? UPPER.exec(after) : null;
  const end = upper && numberAt(after.slice(upper[0].length), undefined, 0);
  if (
    end?.token.type === 'number' &&
    end.token.to === null &&
    end.token.unit !== null &&
    hasPlainUnit(end.token)
  )
    return {
      token: { ...end.token, value, to: end.token.value },
      length: all.length + upper![0].length + end.length,
    };
  const token: NumberToken = {
    type: 'number',
    value,
    to: null,
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
  const month = monthNames.findIndex((name) => rest.startsWith(name) && endsWord(rest, name.length));
  return month < 0 ? null : { token: { type: 'month', month: month + 1 }, length: monthNames[month]!.length };
};

interface Moment {
  value: number;
  length: number;
}

/** "09:00", "9:00 pm", "9 am", as minutes since midnight. */
const clockAt = (rest: string): Moment | null => {
  const [all = '', hour = '', minute, half] = CLOCK.exec(rest) ?? [];
  if ((minute === undefined && half === undefined) || !endsWord(rest, all.length)) return null;
  const isValid = half === undefined ? Number(hour) < 24 : Number(hour) >= 1 && Number(hour) <= 12;
  if (!isValid || Number(minute ?? 0) > 59) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return { value: hours * 60 + Number(minute ?? 0), length: all.length };
};

/** "12 Feb 2027" or "12 February 2027", as days since 1970. */
const dateAt = (rest: string): Moment | null => {
  const [all = '', date, name = '', year] = DATE.exec(rest) ?? [];
  const month = monthNames.findIndex((full) => full === name || full.slice(0, 3) === name);
  if (month < 0 || !endsWord(rest, all.length)) return null;
  const at = new Date(Date.UTC(Number(year), month, Number(date)));
  return at.getUTCDate() === Number(date) ? { value: at.getTime() / DAY_MS, length: all.length } : null;
};

/** A time of day or a date, or a range of them. */
const momentAt = (rest: string): { token: NumberToken; length: number } | null => {
  for (const [unit, read] of [['date', dateAt] as const, ['clock', clockAt] as const]) {
    const start = read(rest);
    if (!start) continue;
    const between = TO.exec(rest.slice(start.length))?.[0].length ?? 0;
    const end = between > 0 ? read(rest.slice(start.length + between)) : null;
    return {
      token: {
        type: 'number',
        value: start.value,
        to: end?.value ?? null,
        digits: 0,
        unit,
        per: null,
        rough: false,
      },
      length: start.length + (end ? between + end.length : 0),
    };
  }
  return null;
};

/** "3 h 30", in hours. */
const durationAt = (rest: string): { token: NumberToken; length: number } | null => {
  const [all = '', hours, minutes] = DURATION.exec(rest) ?? [];
  if (all === '' || Number(minutes) > 59 || !endsWord(rest, all.length)) return null;
  const value = Number(hours) + Number(minutes) / 60;
  return {
    token: { type: 'number', value, to: null, digits: 2, unit: 'hours', per: null, rough: false },
    length: all.length,
  };
};

/** All numbers of a text, whatever else it says. */
export const findNumbers = (text: string): NumberToken[] => {
  const numbers: NumberToken[] = [];
  let at = 0;
  while (at < text.length) {
    // A number begins neither inside a word nor inside a number.
    const isStart = /^[–−-]?\$?\d/.test(text.slice(at)) && !/[\p{L}\d.,]$/u.test(text.slice(0, at));
    const isRough = /(?:about|around|roughly) $/.test(text.slice(0, at));
    const found = isStart ? numberAt(text.slice(at), undefined, 1) : null;
    if (found?.token.type === 'number') numbers.push({ ...found.token, rough: isRough });
    at += found?.length ?? 1;
  }
  return numbers;
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

import { isPassportCode, isTimeZone, type FieldError } from '@wanderwork/contracts';
import { extraFrequencies, housings } from '../money/budget.js';
import { isSlug } from '../areas/slug.js';
import { FIRST_YEAR, LAST_YEAR, toDay } from '../time/day.js';
import type { Operation } from './operations.js';
import {
  addError,
  flag,
  integer,
  line,
  list,
  matches,
  nullable,
  number,
  object,
  oneOf,
  record,
  sortedIntegers,
  text,
  type Schema,
} from './schema.js';
import { legModes, tripLimits, type Trip } from './trip.js';

const MAX_USD = 1_000_000;
const DAY_MINUTES = 1440;

const [FIRST_DAY, LAST_DAY] = [toDay(FIRST_YEAR, 1, 1), toDay(LAST_YEAR, 12, 31)];

const day = integer(FIRST_DAY, LAST_DAY);
const minute = integer(0, DAY_MINUTES);
const weekdays = sortedIntegers(1, 7, 7);
const usd = number(0, MAX_USD);
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);
const country = matches(isCountry, 'a two-letter country code');
const id = matches(
  (value) => value.length <= tripLimits.id && /^[A-Za-z0-9_-]+$/.test(value),
  `an id of at most ${tripLimits.id} letters, digits, "-" or "_"`,
);
const city = matches((value) => value.length <= tripLimits.title && isSlug(value), 'the slug of a city');
const title = line(tripLimits.title);
const note = text(tripLimits.note);

const housing = object({ kind: oneOf(housings) }, { usdMonth: usd });
const pinned = object({ place: flag, dates: flag, order: flag });
const stop = object({ id, city, arrive: day, leave: day, pinned, note }, { housing });
const legFields = { day, mode: oneOf(legModes) };
const legOptions = { departs: integer(0, DAY_MINUTES - 1), arrives: integer(0, 4 * DAY_MINUTES), usd };
const seriesFields = {
  title,
  zone: matches((value) => value.length <= tripLimits.title && isTimeZone(value), 'the name of a time zone'),
  from: integer(0, DAY_MINUTES - 1),
  to: minute,
  weekdays,
  first: day,
  last: day,
  except: sortedIntegers(FIRST_DAY, LAST_DAY, tripLimits.exceptions),
};
const lineFields = { title, usd, per: oneOf(extraFrequencies) };
const checkFields = { title, done: flag };
const work = object({ days: weekdays, from: minute, to: minute, earliest: minute, latest: minute });
const limits = object({}, { usdMonth: usd, tempMonth: number(-60, 60) });
const people = integer(1, tripLimits.people);
const passports = list(
  object(
    { code: matches(isPassportCode, 'the code of a passport') },
    { ownDays: record(isCountry, integer(0, 3660), 250) },
  ),
  tripLimits.passports,
);
const pastStays = list(object({ country, entry: day, exit: day }), tripLimits.pastStays);

const trip = object({
  id,
  title,
  from: day,
  stops: list(stop, tripLimits.stops),
  unplaced: list(stop, tripLimits.stops),
  legs: list(object({ from: id, to: id, ...legFields }, legOptions), tripLimits.legs),
  people,
  passports,
  calls: list(object({ id, ...seriesFields }), tripLimits.series + tripLimits.singleCalls),
  work,
  housing,
  limits,
  pastStays,
  lines: list(object({ id, ...lineFields }), tripLimits.lines),
  checks: list(object({ id, ...checkFields }), tripLimits.checks),
  notes: note,
});

const findDuplicates = (path: string, keys: readonly string[], errors: FieldError[]): void => {
  for (const [at, key] of keys.entries())
    if (keys.indexOf(key) < at) addError(errors, `${path}.${at}`, 'isUnique', 'exists already');
};

const getIds = (items: readonly { id: string }[]): string[] => items.map((item) => item.id);

/** What no single field can show. Expects a document of the right shape. */
const findContradictions = (document: Trip, errors: FieldError[]): void => {
  const { stops, unplaced, legs, calls, lines, checks, passports: codes, pastStays: past } = document;
  const stopIds = getIds([...stops, ...unplaced]);
  if (stopIds.length > tripLimits.stops)
    addError(errors, 'stops', 'arrayMaxSize', `must have at most ${tripLimits.stops} items`);
  findDuplicates('stops', stopIds, errors);
  findDuplicates('calls', getIds(calls), errors);
  findDuplicates('lines', getIds(lines), errors);
  findDuplicates('checks', getIds(checks), errors);
  findDuplicates(
    'passports',
    codes.map(({ code }) => code),
    errors,
  );
  const legKeys = legs.map(({ from, to }) => `${from} ${to}`);
  findDuplicates('legs', legKeys, errors);
  for (const [at, leg] of legs.entries()) {
    if (leg.from === leg.to || !stopIds.includes(leg.from) || !stopIds.includes(leg.to))
      addError(errors, `legs.${at}`, 'isReference', 'must join two stops of the trip');
    if (at > 0 && legs[at - 1]!.from + '\0' + legs[at - 1]!.to > leg.from + '\0' + leg.to)
      addError(errors, `legs.${at}`, 'isSorted', 'must be sorted by its stops');
  }
  const repeated = calls.filter(({ first, last }) => first !== last).length;
  if (repeated > tripLimits.series)
    addError(errors, 'calls', 'arrayMaxSize', `must have at most ${tripLimits.series} series`);
  if (calls.length - repeated > tripLimits.singleCalls)
    addError(errors, 'calls', 'arrayMaxSize', `must have at most ${tripLimits.singleCalls} single calls`);
  for (const [at, { first, last }] of calls.entries())
    if (last < first || last - first > 10 * tripLimits.days)
      addError(errors, `calls.${at}.last`, 'isAfter', 'must be after the first day and within 20 years');
  for (const [at, { entry, exit }] of past.entries())
    if (exit < entry) addError(errors, `pastStays.${at}.exit`, 'isAfter', 'must not be before the entry');
  const days = stops.flatMap(({ arrive, leave }) => [arrive, leave]);
  if (days.length > 0 && Math.max(...days) - Math.min(...days, document.from) > tripLimits.days)
    addError(errors, 'stops', 'maxDays', `must not last longer than ${tripLimits.days} days`);
};

/**
 * What is wrong with a document; empty for a valid trip. Accepts any value and never throws. At most 50 errors, each with
 * the path of the field, as in an answer with the status 400.
 */
export const findTripErrors = (value: unknown): FieldError[] => {
  const errors: FieldError[] = [];
  trip(value, '', errors);
  if (errors.length === 0) findContradictions(value as Trip, errors);
  if (errors.length === 0 && new TextEncoder().encode(JSON.stringify(value)).length > tripLimits.bytes)
    addError(errors, '', 'maxBytes', `must have at most ${tripLimits.bytes} bytes`);
  return errors;
};

const stopList = oneOf(['stops', 'unplaced']);
const before = nullable(id);

const operations: Record<Operation['type'], Record<string, Schema>> = {
  addStop: { list: stopList, stop, before },
  removeStop: { id },
  moveStop: { id, list: stopList, before },
  setStay: { id, arrive: day, leave: day },
  setPlace: { id, city, housing: nullable(housing) },
  pin: { id, pinned },
  setLeg: { from: id, to: id, leg: nullable(object(legFields, legOptions)) },
  setSeries: { id, series: nullable(object(seriesFields)), before },
  setWork: { work },
  setLimits: { limits },
  setPerson: { person: object({}, { people, passports, pastStays, housing }) },
  setLine: { id, line: nullable(object(lineFields)), before },
  check: { id, check: nullable(object(checkFields)), before },
  setStart: { from: day },
  rename: { title },
  note: { id: nullable(id), text: note },
};

/** What is wrong with an operation; empty for a valid one. Accepts any value and never throws. */
export const findOperationErrors = (value: unknown): FieldError[] => {
  const type = (value as { type?: unknown } | null | undefined)?.type;
  const errors: FieldError[] = [];
  if (typeof type !== 'string' || !Object.hasOwn(operations, type))
    addError(errors, 'type', 'isIn', `must be one of ${Object.keys(operations).join(', ')}`);
  else object({ type: oneOf([type]), ...operations[type as Operation['type']] })(value, '', errors);
  return errors;
};

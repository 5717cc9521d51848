import {
  planLimits,
  type Contradiction,
  type PlanConditions,
  type PlanStop,
  type TripChip,
  type UnderstoodCondition,
} from '@wanderwork/contracts';
import { DAYS_PER_MONTH, formatClock } from '@wanderwork/travel';
import { formatWeekdays } from '../../weekdays.js';
import { DEFAULT_NIGHTS, readDates } from './assemble-dates.js';
import { Chips, formatCount, isA } from './chips.js';
import { toToday } from './dates.js';
import { formatLength, toLengthKey, toNights } from './lengths.js';
import type { FramePiece } from './pieces.js';

interface Frame {
  conditions: PlanConditions;
  pinned: PlanStop[];
  chips: TripChip[];
  contradictions: Contradiction[];
}

const roleNames = { start: 'Start in', end: 'End in', stop: 'Stop in' } as const;

/** The stops in the order of the words, the start first and the end last. */
const readStops = (pieces: readonly FramePiece[], chips: Chips): PlanStop[] => {
  const stops: (PlanStop & { key: string })[] = [];
  for (const piece of pieces.filter(isA('city'))) {
    const { role, city, length } = piece.meaning;
    const key = `${role}:${city.slug}${length ? `=${toLengthKey(length)}` : ''}`;
    const label = `${roleNames[role]} ${city.name}${length ? ` for ${formatLength(length)}` : ''}`;
    const other = stops.find((stop) => role !== 'stop' && stop.at === role);
    if (role === 'stop' && !length && stops.some((stop) => stop.city === city.slug)) continue;
    if (!chips.add(piece, key, label)) continue;
    if (other)
      chips.contradict([other.key, key], `A trip ${role === 'start' ? 'starts' : 'ends'} in one city.`);
    else
      stops.push({
        key,
        city: city.slug,
        ...(role !== 'stop' && { at: role }),
        ...(length && { nights: toNights(length) }),
      });
  }
  const places = { start: 0, end: 2 };
  const getPlace = ({ at }: PlanStop) => (at ? places[at] : 1);
  return stops
    .sort((one, other) => getPlace(one) - getPlace(other))
    .slice(0, planLimits.stops)
    .map(({ key: _, ...stop }) => stop);
};

const readCalls = (pieces: readonly FramePiece[], chips: Chips): NonNullable<PlanConditions['calls']> =>
  pieces
    .filter(isA('calls'))
    .flatMap((piece) => {
      const { title, zone, place, from, to, weekdays } = piece.meaning;
      const hours = `${formatClock(from)}–${formatClock(to)}`;
      const key = `calls:${zone} ${hours.replace('–', '-')} ${weekdays.join('')}`;
      if (!chips.add(piece, key, `${title}: ${hours} ${place} time, ${formatWeekdays(weekdays)}`)) return [];
      if (from !== to)
        return [{ title: title.slice(0, planLimits.key), zone, from, to, weekdays: [...weekdays] }];
      chips.contradict([key], `A call from ${formatClock(from)} to ${formatClock(to)} has no length.`);
      return [];
    })
    .slice(0, planLimits.calls);

const readPassports = (pieces: readonly FramePiece[], chips: Chips): string[] =>
  pieces
    .filter(isA('passport'))
    .filter((piece) => chips.add(piece, `passport:${piece.meaning.code}`, `Passport: ${piece.meaning.name}`))
    .map(({ meaning }) => meaning.code)
    .slice(0, planLimits.passports);

/** How many stops, and how long each lasts. */
const readPace = (pieces: readonly FramePiece[], chips: Chips): PlanConditions => {
  const conditions: PlanConditions = {};
  for (const piece of pieces) {
    const { meaning } = piece;
    if (meaning.is === 'stay') {
      const nights = toNights(meaning.length);
      const isAdded = chips.add(piece, `stay:${nights}`, `${formatLength(meaning.length)} in each place`);
      if (isAdded) conditions.stayNights ??= Math.min(nights, planLimits.nights);
    } else if (meaning.is === 'moves') {
      if (chips.add(piece, `moves:${meaning.count}`, `At most ${formatCount(meaning.count, 'move')}`))
        conditions.maxStops ??= Math.min(meaning.count + 1, planLimits.stops);
    } else if (meaning.is === 'stops') {
      const { count, isMost } = meaning;
      if (!chips.add(piece, `stops:${count}`, `${isMost ? 'At most ' : ''}${formatCount(count, 'stop')}`))
        continue;
      conditions.maxStops ??= count;
      if (!isMost) conditions.minStops ??= count;
    }
  }
  return conditions;
};

const readPeople = (pieces: readonly FramePiece[], chips: Chips): PlanConditions => {
  const counts = pieces
    .filter(isA('people'))
    .filter((piece) =>
      chips.add(piece, `people:${piece.meaning.count}`, formatCount(piece.meaning.count, 'person', 'people')),
    )
    .map(({ meaning }) => meaning.count);
  return counts.length > 0 ? { people: Math.max(...counts) } : {};
};

/** The monthly limit: from the conditions of the search, and from money for the whole trip. */
const readMoney = (
  pieces: readonly FramePiece[],
  understood: readonly UnderstoodCondition[],
  nights: number,
  chips: Chips,
): PlanConditions => {
  const limits = understood
    .filter(({ id }) => /^cost[<:]/.test(id))
    .flatMap(({ filters }) =>
      filters.flatMap((filter) =>
        filter.on === 'cost' ? (filter.bounds.to ?? filter.bounds.under ?? []) : [],
      ),
    );
  for (const piece of pieces.filter(isA('total'))) {
    const { usd, label } = piece.meaning;
    const month = Math.floor((usd * DAYS_PER_MONTH) / nights);
    const dollars = `$${month.toLocaleString('en-US')} a month`;
    if (chips.add(piece, `total<=${Math.round(usd)}`, `${label} in total (${dollars})`)) limits.push(month);
  }
  const usdMonth = Math.min(...limits);
  return usdMonth > 0 && usdMonth <= planLimits.usdMonth ? { usdMonth } : {};
};

const readNoVisa = (pieces: readonly FramePiece[], chips: Chips): PlanConditions =>
  pieces.filter(isA('noVisa')).filter((piece) => chips.add(piece, 'no-visa', 'No visa needed')).length > 0
    ? { noVisa: true }
    : {};

/**
 * Puts the pieces together. Contradictions are named; of two statements, the first one counts.
 * @param understood the conditions that the search has read in the rest
 */
export const assembleFrame = (
  pieces: readonly FramePiece[],
  understood: readonly UnderstoodCondition[],
  now: Date,
  removed: readonly string[],
): Frame => {
  const chips = new Chips(removed);
  const dates = readDates(pieces, toToday(now), chips);
  const pinned = readStops(pieces, chips);
  const ownNights = pinned.flatMap(({ nights }) => nights ?? []);
  const isTimed = pinned.length > 0 && ownNights.length === pinned.length;
  const sum = ownNights.reduce((all, nights) => all + nights, 0);
  const nights = dates.nights ?? (isTimed ? Math.min(sum, planLimits.nights) : undefined);
  if (nights !== undefined && sum > nights + 3)
    chips.contradict(
      chips.list.filter(({ key }) => key.includes('=')).map(({ key }) => key),
      `These stays add up to ${sum} nights, and the trip has ${nights}.`,
    );
  const [calls, passports] = [readCalls(pieces, chips), readPassports(pieces, chips)];
  const pace = readPace(pieces, chips);
  if (pace.maxStops !== undefined && pinned.length > pace.maxStops)
    chips.contradict(
      chips.list.filter(({ key }) => /^(?:moves|stops|start|end|stop):/.test(key)).map(({ key }) => key),
      `You name ${formatCount(pinned.length, 'city', 'cities')}, more than the ${formatCount(pace.maxStops, 'stop')} that you allow.`,
    );
  return {
    conditions: {
      ...dates,
      ...(nights !== undefined && { nights }),
      ...pace,
      ...readPeople(pieces, chips),
      ...(passports.length > 0 && { passports }),
      ...(calls.length > 0 && { calls }),
      ...readMoney(pieces, understood, nights ?? DEFAULT_NIGHTS, chips),
      ...readNoVisa(pieces, chips),
    },
    pinned,
    chips: chips.list,
    contradictions: chips.contradictions,
  };
};

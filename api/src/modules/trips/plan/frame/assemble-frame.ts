import {
  planLimits,
  type Contradiction,
  type PlanConditions,
  type PlanStop,
  type TripChip,
  type UnderstoodCondition,
} from '@wanderwork/contracts';
import { DAYS_PER_MONTH, formatDay, toDateParts, toDay, toIsoDay, type Day } from '@wanderwork/travel';
import { resolveDate, resolveEnd, resolveSeason, toToday } from './dates.js';
import type { FrameMeaning, FramePiece, Length } from './pieces.js';

type PieceOf<K extends FrameMeaning['is']> = FramePiece & { meaning: Extract<FrameMeaning, { is: K }> };

const isA =
  <K extends FrameMeaning['is']>(kind: K) =>
  (piece: FramePiece): piece is PieceOf<K> =>
    piece.meaning.is === kind;

/** The first day of the next month: when a trip starts that names no date. */
export const getDefaultStart = (today: Day): Day => {
  const { year, month } = toDateParts(today);
  return toDay(year, month + 1, 1);
};

/** The length of a trip that names none, in nights. */
export const DEFAULT_NIGHTS = 90;

const DAYS_PER_UNIT = { day: 1, week: 7, month: 30, year: 365 } as const;

/** Whole months and years by the calendar, everything else in days. */
const addLength = (from: Day, { count, unit }: Length): Day => {
  const months = unit === 'month' ? count : unit === 'year' ? 12 * count : 0;
  if (months === 0) return from + Math.round(count * DAYS_PER_UNIT[unit]);
  const whole = Math.floor(months);
  const { year, month, date } = toDateParts(from);
  return toDay(year, month + whole, date) + Math.round((months - whole) * DAYS_PER_UNIT.month);
};

/** The nights of a stay, without a calendar. */
const toNights = ({ count, unit }: Length): number => Math.max(1, Math.round(count * DAYS_PER_UNIT[unit]));

const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
const formatLength = ({ count, unit }: Length): string => formatCount(count, unit);
const toLengthKey = ({ count, unit }: Length): string => `${count}${unit.charAt(0)}`;

const formatTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formatWeekdays = (weekdays: readonly number[]): string => {
  const [first, last] = [weekdays[0] ?? 1, weekdays.at(-1) ?? 1];
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1;
  const shown = isRow ? [first, last] : weekdays;
  return shown.map((day) => weekdayNames[day - 1]).join(isRow ? '–' : ', ');
};

interface Frame {
  conditions: PlanConditions;
  pinned: PlanStop[];
  chips: TripChip[];
  contradictions: Contradiction[];
}

/** Collects the chips of a frame. A removed key leaves no chip, and its piece counts for nothing. */
class Chips {
  readonly list: TripChip[] = [];
  readonly contradictions: Contradiction[] = [];

  constructor(private readonly removed: readonly string[]) {}

  /** Whether the piece counts: it is neither removed nor said twice. */
  add({ start, end }: FramePiece, key: string, label: string): boolean {
    if (this.removed.includes(key) || this.list.some((chip) => chip.key === key)) return false;
    this.list.push({ key, label, start, end });
    return true;
  }

  contradict(ids: readonly string[], words: string): void {
    this.contradictions.push({ ids, words });
  }
}

/** Dates further away than this are typing errors. */
const MAX_YEARS_AHEAD = 20;

/** The first day of the trip that the words name. */
const readStart = (pieces: readonly FramePiece[], today: Day, chips: Chips) => {
  let from: { day: Day; key: string } | null = null;
  let until: { day: Day; key: string } | null = null;
  for (const piece of pieces) {
    const { meaning } = piece;
    if (meaning.is !== 'from' && meaning.is !== 'season') continue;
    const [day, end] =
      meaning.is === 'from'
        ? [resolveDate(meaning.date, today), null]
        : resolveSeason(meaning.months, meaning.year, meaning.isCurrent, today);
    if (day === null) {
      chips.contradict([], 'This start is not a day of the calendar.');
      continue;
    }
    const key = `from:${toIsoDay(day)}`;
    if (!chips.add(piece, key, `From ${formatDay(day)}`)) continue;
    if (day < today || day > today + MAX_YEARS_AHEAD * 366)
      chips.contradict([key], `${formatDay(day)} ${day < today ? 'has passed' : 'is too far away'}.`);
    else if (from)
      chips.contradict(
        [from.key, key],
        `A trip starts once: on ${formatDay(from.day)} or on ${formatDay(day)}.`,
      );
    else from = { day, key };
    const endKey = end === null ? '' : `until:${toIsoDay(end)}`;
    if (end !== null && !pieces.some(isA('length')) && chips.add(piece, endKey, `Until ${formatDay(end)}`))
      until = { day: end, key: endKey };
  }
  return { from, seasonEnd: until };
};

/** When the trip starts and how long it lasts, as far as the words say. */
const readDates = (
  pieces: readonly FramePiece[],
  today: Day,
  chips: Chips,
): { from?: Day; nights?: number } => {
  const { from, seasonEnd } = readStart(pieces, today, chips);
  const start = from?.day ?? getDefaultStart(today);
  let until: { day: Day; key: string } | null = null;
  for (const piece of pieces.filter(isA('until'))) {
    const { date, inclusive } = piece.meaning;
    const day = resolveEnd(date, inclusive, (from?.day ?? today) + 1);
    if (day === null) {
      chips.contradict([], 'This end is not a day of the calendar.');
      continue;
    }
    const key = `until:${toIsoDay(day)}`;
    if (!chips.add(piece, key, `Until ${formatDay(day)}`)) continue;
    if (day <= (from?.day ?? today))
      chips.contradict(
        [...(from ? [from.key] : []), key],
        `The trip ends on ${formatDay(day)}, before it starts${from ? ` on ${formatDay(from.day)}` : ''}.`,
      );
    else if (until)
      chips.contradict(
        [until.key, key],
        `A trip ends once: on ${formatDay(until.day)} or on ${formatDay(day)}.`,
      );
    else until = { day, key };
  }
  const length = readLength(pieces, chips);
  const end = until ?? (length ? null : seasonEnd);
  const firstDay =
    from?.day ?? (end && length ? Math.max(today, end.day - toNights(length.length)) : undefined);
  const lengthEnd = length && addLength(firstDay ?? start, length.length);
  if (length && end && from && Math.abs(lengthEnd! - end.day) > 3)
    chips.contradict(
      [length.key, end.key],
      `${formatLength(length.length)} from ${formatDay(from.day)} end on ${formatDay(lengthEnd!)}, not on ${formatDay(end.day)}.`,
    );
  const nights = lengthEnd === null ? (end ? end.day - start : undefined) : lengthEnd - (firstDay ?? start);
  if (nights !== undefined && nights > planLimits.nights)
    chips.contradict([length?.key ?? end?.key ?? ''], `A trip has at most ${planLimits.nights} days.`);
  return {
    ...(firstDay !== undefined && { from: firstDay }),
    ...(nights !== undefined && nights >= 1 && { nights: Math.min(nights, planLimits.nights) }),
  };
};

const readLength = (pieces: readonly FramePiece[], chips: Chips): { length: Length; key: string } | null => {
  let found: { length: Length; key: string } | null = null;
  for (const piece of pieces.filter(isA('length'))) {
    const { length } = piece.meaning;
    const key = `length:${toLengthKey(length)}`;
    if (!chips.add(piece, key, formatLength(length))) continue;
    if (length.count <= 0) chips.contradict([key], `A trip of ${formatLength(length)} has no nights.`);
    else if (found && Math.abs(toNights(found.length) - toNights(length)) > 3)
      chips.contradict(
        [found.key, key],
        `Both ${formatLength(found.length)} and ${formatLength(length)}: which is it?`,
      );
    else found ??= { length, key };
  }
  return found;
};

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
      const hours = `${formatTime(from)}–${formatTime(to)}`;
      const key = `calls:${zone} ${hours.replace('–', '-')} ${weekdays.join('')}`;
      if (!chips.add(piece, key, `${title}: ${hours} ${place} time, ${formatWeekdays(weekdays)}`)) return [];
      if (from !== to)
        return [{ title: title.slice(0, planLimits.key), zone, from, to, weekdays: [...weekdays] }];
      chips.contradict([key], `A call from ${formatTime(from)} to ${formatTime(to)} has no length.`);
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

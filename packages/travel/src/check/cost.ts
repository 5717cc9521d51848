import { calculateBudget, DAYS_PER_MONTH, type Budget } from '../money/budget.js';
import { multiplyRange, sumRanges, toRange, type Range } from '../money/range.js';
import { countNights, type HousingChoice, type Trip } from '../trip/trip.js';
import { createConflict, type Conflict } from './conflicts.js';
import type { TripCity } from './facts.js';
import type { Route, RouteStop } from './route.js';

/** A part of the cost of a trip. `id` is that of the stop or line; of a leg, the ids of its stops. */
export interface CostLine {
  kind: 'stay' | 'leg' | 'line';
  ids: string[];
  /** US dollars, rounded to cents; null if unknown. */
  amount: Range | null;
  /** A rough guess: a model far from anything measured. */
  isRough: boolean;
}

export interface TripCost {
  lines: CostLine[];
  /** The sum of the known lines, to the cent. Journeys without a price are not in it. */
  total: Range;
  isRough: boolean;
  /** Journeys without a price. */
  unpricedLegs: number;
}

const roundCents = (usd: number): number => Math.round(usd * 100) / 100;

const roundRange = ({ low, middle, high }: Range): Range => ({
  low: roundCents(low),
  middle: roundCents(middle),
  high: roundCents(high),
});

interface CachedBudget extends Required<HousingChoice> {
  people: number;
  budget: Budget;
}

const budgets = new WeakMap<TripCity, CachedBudget[]>();

/** What a month in a city costs for all people. */
export const getMonthBudget = (
  city: TripCity,
  people: number,
  { kind, usdMonth = 0 }: HousingChoice,
): Budget => {
  let own = budgets.get(city);
  if (!own) budgets.set(city, (own = []));
  const cached = own.find((one) => one.people === people && one.kind === kind && one.usdMonth === usdMonth);
  if (cached) return cached.budget;
  const budget = calculateBudget(city, {
    people,
    homes: Math.ceil(people / 2),
    months: 1,
    housing: kind,
    rent: usdMonth,
    extras: [],
  });
  own.push({ people, kind, usdMonth, budget });
  return budget;
};

const getStopBudget = (trip: Pick<Trip, 'people' | 'housing'>, { place, housing }: RouteStop): Budget =>
  getMonthBudget(place, trip.people, housing ?? trip.housing);

/** All lines of a budget are missing: there is nothing to add. */
const isUnknown = ({ missing, lines }: Budget): boolean => missing.length === lines.length;

const toStayLine = (trip: Pick<Trip, 'people' | 'housing'>, stop: RouteStop): CostLine => {
  const budget = getStopBudget(trip, stop);
  return {
    kind: 'stay',
    ids: [stop.id],
    amount: isUnknown(budget)
      ? null
      : roundRange(multiplyRange(budget.month, countNights(stop) / DAYS_PER_MONTH)),
    isRough: budget.isRough,
  };
};

/** US cents of a stay for all people; 0 if unknown. */
export const getStayCents = (trip: Pick<Trip, 'people' | 'housing'>, stop: RouteStop): number =>
  Math.round((toStayLine(trip, stop).amount?.middle ?? 0) * 100);

const getTimes = (per: Trip['lines'][number]['per'], nights: number): number => {
  if (per === 'once') return 1;
  return per === 'day' ? nights : nights / DAYS_PER_MONTH;
};

/** Adds up a trip: its stays by the nights of each, the journeys that have a price, and the person's own costs. */
export const calculateCost = (trip: Trip, { stops, legs }: Route): TripCost => {
  const nights = stops.reduce((sum, stop) => sum + countNights(stop), 0);
  const lines: CostLine[] = [
    ...stops.map((stop) => toStayLine(trip, stop)),
    ...legs.map(({ from, to, usd }) => ({
      kind: 'leg' as const,
      ids: [from.id, to.id],
      amount: usd === null ? null : roundRange(toRange(usd)),
      isRough: false,
    })),
    ...trip.lines.map(({ id, usd, per }) => ({
      kind: 'line' as const,
      ids: [id],
      amount: roundRange(toRange(usd * getTimes(per, nights))),
      isRough: false,
    })),
  ];
  return {
    lines,
    // Rounding again removes what adding decimal fractions leaves behind.
    total: roundRange(sumRanges(lines.flatMap(({ amount }) => amount ?? []))),
    isRough: lines.some(({ isRough }) => isRough),
    unpricedLegs: legs.filter(({ usd }) => usd === null).length,
  };
};

/** Whether a month stays within a limit: `maybe` if only the upper end of its range is over it. */
export const compareWithLimit = ({ middle, high }: Range, limit: number): 'within' | 'maybe' | 'over' => {
  if (middle > limit) return 'over';
  return high > limit ? 'maybe' : 'within';
};

/** Whether a month at a stop costs more than the limit of the trip. */
export const isOverLimit = (trip: Pick<Trip, 'people' | 'housing' | 'limits'>, stop: RouteStop): boolean => {
  const limit = trip.limits.usdMonth;
  return limit !== undefined && compareWithLimit(getStopBudget(trip, stop).month, limit) === 'over';
};

/** Checks the months against the limit, and lists what is missing in the cost. */
export const checkCost = (trip: Trip, { stops, legs }: Route): Conflict[] => {
  const limit = trip.limits.usdMonth;
  const unpriced = legs.filter(({ usd }) => usd === null);
  return [
    ...stops.flatMap((stop): Conflict[] => {
      const { month, missing } = getStopBudget(trip, stop);
      const city = stop.place.name;
      return [
        ...(limit !== undefined && isOverLimit(trip, stop)
          ? [createConflict('cost.over', [stop.id], { city, month, limit })]
          : []),
        ...(missing.length > 0 ? [createConflict('cost.unknown', [stop.id], { city, missing })] : []),
      ];
    }),
    ...(unpriced.length > 0 ? [createConflict('leg.no_price', [], { count: unpriced.length })] : []),
  ];
};

import {
  getBorder,
  cities,
  getComfort,
  getDaysLeft,
  getDistance,
  getFlightMinutes,
  isReachableByLand,
  findKnownHeadline,
  getLandMinutes,
  getHeadlineLastDay,
  getLongitudeStep,
  getOverlapDeficit,
  getStayCost,
  getMoveCost,
  findMoveRefusal,
  TWO_DAYS_ABOVE_MINUTES,
  type Action,
  type City,
  type Headline,
  type Refusal,
  type State,
} from '@wanderwork/quest-engine';
import { findWishesForCity, type Goal } from './text/goals';

export type Move = Extract<Action, { type: 'move' }>;

/** A destination with all a player should know before going. */
export interface Hop {
  city: City;
  action: Move;
  cents: number;
  kilometres: number;
  minutes: number;
  /** Travel days. */
  days: number;
  comfort: number;
  /** Cents of a day there in the first week, and after it, as far as prices are known. */
  dayCosts: { firstWeek: number; later: number };
  /** The known headline on the day of arrival, and its last day. */
  news: { headline: Headline; until: number } | null;
  /** Hours a day outside the player's working day. */
  deficit: number;
  /** Days the border allows; Infinity at home. */
  stay: number;
  /** The border sells a visa. */
  paidEntry: boolean;
  /** Degrees eastward, in hundredths; west is negative. */
  eastward: number;
  /** The open wishes the city counts for, with their progress. */
  wishes: readonly Goal[];
  isNew: boolean;
  /** Seats that leave later and cost less. */
  seats: readonly { action: Move; cents: number }[];
  /** Why the player cannot go now, or null. */
  refusal: Refusal | null;
}

/** A seat after the last day would be wasted money. */
const findSeats = (state: State, to: number): Hop['seats'] =>
  ([7, 14] as const)
    .filter((ahead) => state.day + ahead < state.rules.days)
    .map((ahead): Move => ({ type: 'move', to, by: 'air', ahead }))
    .filter((action) => findMoveRefusal(state, action) === null)
    .map((action) => ({ action, cents: getMoveCost(state, action) }));

const findNews = (state: State, city: number, day: number): Hop['news'] => {
  const headline = findKnownHeadline(state, city, day);
  return headline && { headline, until: getHeadlineLastDay(city, day) };
};

const FIRST_WEEK_NIGHTS = 7;

/** Describes the trip to a city, by land where possible. */
const createHop = (state: State, city: City): Hop => {
  const byLand = isReachableByLand(state.city, city.index);
  const action: Move = { type: 'move', to: city.index, by: byLand ? 'land' : 'air', ahead: 0 };
  const minutes = byLand ? getLandMinutes(state.city, city.index) : getFlightMinutes(state.city, city.index);
  const days = minutes > TWO_DAYS_ABOVE_MINUTES ? 2 : 1;
  return {
    city,
    action,
    cents: getMoveCost(state, action),
    kilometres: getDistance(state.city, city.index),
    minutes,
    days,
    comfort: getComfort(state, city.index),
    dayCosts: {
      firstWeek: getStayCost(state, city.index, 0),
      later: getStayCost(state, city.index, FIRST_WEEK_NIGHTS),
    },
    news: findNews(state, city.index, state.day + days),
    deficit: getOverlapDeficit(state, city.index),
    stay: getDaysLeft(state, city.index),
    paidEntry: cities[state.city]!.zone !== city.zone && getBorder(state, city.index).paid,
    eastward: getLongitudeStep(state.city, city.index),
    wishes: findWishesForCity(state, city.index),
    isNew: !state.visited[city.index],
    seats: byLand ? [] : findSeats(state, city.index),
    refusal: findMoveRefusal(state, action),
  };
};

/** All destinations, including those closed today. */
export const findHops = (state: State): readonly Hop[] =>
  cities.filter(({ index }) => index !== state.city).map((city) => createHop(state, city));

/** For players who have not heard of wishes yet. */
export const hideWishes = (hops: readonly Hop[]): readonly Hop[] =>
  hops.map((hop) => ({ ...hop, wishes: [] }));

/** A destination and why it is suggested. */
export interface SuggestedHop {
  hop: Hop;
  reason: string;
}

const findBest = (
  hops: readonly Hop[],
  order: HopOrder,
  fits: (hop: Hop) => boolean = () => true,
): Hop | undefined =>
  sortHops(
    hops.filter((hop) => hop.refusal === null && fits(hop)),
    order,
  )[0];

/** The reason that names a wish, beside which the mark of a wish would say it twice. */
export const FOR_A_WISH = 'For a wish';
const MAX_SUGGESTIONS = 5;
const SOCIABLE = 60;

/** Up to five different destinations, each the best at something. */
export const suggestHops = (hops: readonly Hop[], home: City): readonly SuggestedHop[] => {
  const suggestions: SuggestedHop[] = [];
  const suggest = (reason: string, order: HopOrder, fits?: (hop: Hop) => boolean): void => {
    const left = hops.filter((hop) => !suggestions.some((one) => one.hop === hop));
    const hop = findBest(left, order, fits);
    if (hop) suggestions.push({ hop, reason });
  };
  suggest('Lowest fare', 'fare');
  suggest(FOR_A_WISH, 'fare', ({ wishes }) => wishes.length > 0);
  suggest('Best weather', 'weather');
  suggest('Another continent', 'fare', ({ city }) => city.continent !== home.continent);
  suggest('No meetings at night', 'fare', ({ deficit, city }) => deficit === 0 && city.community >= SOCIABLE);
  suggest('Shortest trip', 'time');
  return suggestions.slice(0, MAX_SUGGESTIONS);
};

export const hopOrders = ['fare', 'time', 'weather', 'east', 'name'] as const;
export type HopOrder = (typeof hopOrders)[number];

const compareByOrder: Readonly<Record<HopOrder, (a: Hop, b: Hop) => number>> = {
  fare: (a, b) => a.cents - b.cents,
  time: (a, b) => a.minutes - b.minutes,
  weather: (a, b) => b.comfort - a.comfort || a.cents - b.cents,
  east: (a, b) => b.eastward - a.eastward,
  name: (a, b) => a.city.name.localeCompare(b.city.name, 'en'),
};

/** Sorts destinations, open ones first. */
export const sortHops = (hops: readonly Hop[], order: HopOrder): readonly Hop[] =>
  [...hops].sort(
    (a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || compareByOrder[order](a, b),
  );

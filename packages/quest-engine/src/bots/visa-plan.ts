import { type Action } from '../actions/action.js';
import { NEVER, type State } from '../state.js';
import { countFulfilledWishes } from '../winning.js';
import { isWishCity, wishes, WISHES_PER_RUN } from '../wishes.js';
import { cities, getZone } from '../world/cities.js';
import { getLongitudeStep } from '../world/distances.js';
import { borders, passports } from '../world/zones.js';

const ENOUGH_CENTS = 70_000;
const [NEAREST, FARTHEST] = [600, 9000];

const isAhead = (from: number, to: number): boolean => {
  const step = getLongitudeStep(from, to);
  return step >= NEAREST && step <= FARTHEST;
};

const guardedAhead = (passport: number, from: number): readonly number[] =>
  cities
    .filter(({ zone, index }) => borders[passport]![zone]!.days === 0 && isAhead(from, index))
    .map(({ index }) => index);

/** By passport, city and wish: the cities ahead that count for it and require a visa; null if there are none. */
const guarded = passports.map((_passport, passport) =>
  cities.map(({ index: from }) => {
    const all = guardedAhead(passport, from);
    return all.length === 0
      ? null
      : wishes.map((_wish, wish) => all.filter((city) => isWishCity(wish, city)));
  }),
);

const mayBeAsked = (state: State, city: number): boolean => {
  const zone = getZone(city);
  return state.visaFrom[zone] === NEVER && getZone(state.home) !== zone && !state.visited[city];
};

/** One application at a time: each costs a day and a fee, and only one city comes next. */
const isPending = ({ visaFrom, day }: State): boolean => {
  for (const from of visaFrom) if (from > day) return true;
  return false;
};

/** A visa worth waiting ten days for: for a zone ahead that fulfills a missing wish. */
export const findVisaToApplyFor = (state: State): Action | null => {
  if (state.rules.visasAtBorder || state.nights < 1 || state.cash <= ENOUGH_CENTS) return null;
  const citiesByWish = guarded[state.passport]![state.city];
  if (!citiesByWish || countFulfilledWishes(state) >= state.rules.wishesToWin) return null;
  for (let at = 0; at < WISHES_PER_RUN; at += 1) {
    const wish = state.wishes[at]!;
    if (state.wishProgress[at]! >= wishes[wish]!.count) continue;
    const city = citiesByWish[wish]!.find((one) => mayBeAsked(state, one));
    if (city !== undefined) return isPending(state) ? null : { type: 'apply', zone: getZone(city) };
  }
  return null;
};

import { type Ending } from './endings.js';
import { type State } from './state.js';
import { getWishCities, isWishCity, wishes, WISHES_PER_RUN } from './wishes.js';

/** Once around the earth, east or west, in hundredths of a degree, with one degree of tolerance. */
export const FULL_CIRCLE = 35_900;

/** The open wishes of the run, each as a table by city: 1 if the city counts. */
export const findOpenWishes = ({ wishes: chosen, wishProgress }: State): readonly Uint8Array[] =>
  chosen.filter((wish, at) => wishProgress[at]! < wishes[wish]!.count).map(getWishCities);

/** How many open wishes of the run a city counts for. */
export const countWishesServed = (state: State, city: number): number => {
  let count = 0;
  for (let at = 0; at < WISHES_PER_RUN; at += 1) {
    const wish = state.wishes[at]!;
    if (isWishCity(wish, city) && state.wishProgress[at]! < wishes[wish]!.count) count += 1;
  }
  return count;
};

export const countFulfilledWishes = (state: State): number => {
  let count = 0;
  for (let at = 0; at < WISHES_PER_RUN; at += 1)
    if (state.wishProgress[at]! >= wishes[state.wishes[at]!]!.count) count += 1;
  return count;
};

/** The number of set bits. */
export const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count += 1;
  return count;
};

/** Cities that count for the goal. */
const countGoalCities = (state: State): number =>
  state.rules.goal === 'stays' ? state.longStays : state.cityCount;

/** Whether all goals are met, except for being home or lasting to the last day. */
export const isGoalReached = (state: State): boolean =>
  countGoalCities(state) >= state.rules.citiesToWin &&
  countBits(state.continents) >= state.rules.continentsToWin &&
  countFulfilledWishes(state) >= state.rules.wishesToWin;

/** The win that coming home brings, or null. */
export const findWinOnArrival = (state: State): Ending | null => {
  if (state.city !== state.home || !isGoalReached(state)) return null;
  if (state.rules.goal === 'return') return 'home_again';
  return state.rules.goal === 'circle' && Math.abs(state.longitude) >= FULL_CIRCLE ? 'circle_closed' : null;
};

/** How a run ends when its days are over. */
export const findEndingOnLastDay = (state: State): Ending => {
  switch (state.rules.goal) {
    case 'last_day':
      return 'week_done';
    case 'stays':
      return isGoalReached(state) ? 'long_stays' : 'out_of_days';
    case 'none':
      return 'roamed';
    case 'circle':
    case 'return':
      return 'out_of_days';
  }
};

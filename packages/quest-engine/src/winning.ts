import { type State } from './state.js';
import { countsFor, wishes, WISHES_A_RUN } from './wishes.js';

/** Once round the earth, east or west, in hundredths of a degree; a degree is forgiven. */
export const FULL_CIRCLE = 35_900;

/** How many of the run's open wishes a city would count for. */
export const wishesServed = (state: State, city: number): number => {
  let count = 0;
  for (let at = 0; at < WISHES_A_RUN; at += 1) {
    const wish = state.wishes[at]!;
    if (countsFor(wish, city) && state.wishProgress[at]! < wishes[wish]!.count) count += 1;
  }
  return count;
};

export const wishesFulfilled = (state: State): number => {
  let count = 0;
  for (let at = 0; at < WISHES_A_RUN; at += 1)
    if (state.wishProgress[at]! >= wishes[state.wishes[at]!]!.count) count += 1;
  return count;
};

/** Bits that are set. */
export const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count += 1;
  return count;
};

/** All that winning asks for, but for being home. */
export const circleReady = (state: State): boolean =>
  state.cityCount >= state.rules.citiesToWin &&
  countBits(state.continents) >= state.rules.continentsToWin &&
  wishesFulfilled(state) >= state.rules.wishesToWin;

export const hasWon = (state: State): boolean =>
  state.city === state.home && Math.abs(state.longitude) >= FULL_CIRCLE && circleReady(state);

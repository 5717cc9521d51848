import { type Move } from '../actions/move-rules.js';
import { getFare } from '../life/prices.js';
import { getDaysLeft, needsVisa } from '../life/visas.js';
import { type State } from '../state.js';
import { cities } from '../world/cities.js';
import { getLongitudeStep } from '../world/distances.js';
import { isGoalReached, countBits, FULL_CIRCLE, countFulfilledWishes } from '../winning.js';

/** Fares stay at least this high at the end of the game. */
export const SAFETY_CENTS = 6_000;
/** Beyond this, another hop would overshoot home. */
export const NEARLY_ROUND = 35_600;

export const flight = (to: number, ahead: 0 | 7 | 14 = 0): Move => ({
  type: 'move',
  to,
  by: 'air',
  ahead,
});

/** Whether going home now completes the circle. The last city may be home itself. */
export const homeCloses = (state: State, progress: number): boolean =>
  progress >= FULL_CIRCLE &&
  (isGoalReached(state) ||
    (!state.visited[state.home] &&
      state.cityCount >= state.rules.citiesToWin - 1 &&
      countBits(state.continents) >= state.rules.continentsToWin &&
      countFulfilledWishes(state) >= state.rules.wishesToWin));

export const canEnter = (state: State, to: number): boolean =>
  !needsVisa(state, to) && getDaysLeft(state, to) >= 1;

/**
 * The best eastward hop of a given length in hundredths of a degree, by lowest cost. Home comes first if it completes
 * the circle.
 */
export const cheapestHop = (
  state: State,
  [shortest, longest]: readonly [number, number],
  costOf: (to: number, price: number, step: number) => number,
): Move | null => {
  let best: Move | null = null;
  let least = Infinity;
  for (const { index: to } of cities) {
    if (to === state.city) continue;
    const step = getLongitudeStep(state.city, to);
    const home = to === state.home;
    if (home && !homeCloses(state, state.longitude + step)) continue;
    if (!home && (state.visited[to] || step < shortest || step > longest)) continue;
    if (!home && state.longitude + step > NEARLY_ROUND) continue;
    if (!canEnter(state, to)) continue;
    const price = getFare(state, to, 0);
    if (state.cash - price < state.rules.credit + SAFETY_CENTS) continue;
    const cost = home ? -1e9 : costOf(to, price, step);
    if (cost >= least) continue;
    least = cost;
    best = flight(to);
  }
  return best;
};

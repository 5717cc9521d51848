import type { TripFacts } from '../check/facts.js';
import { diffTrips } from '../trip/diff.js';
import type { Operation } from '../trip/operations.js';
import type { Trip } from '../trip/trip.js';
import { isBetterOrder, isEarlier, type BestOrder, type OrderSearch } from './best-order.js';
import { improveOrder } from './improve.js';
import { createProblem, type OrderProblem, type Step } from './problem.js';

/** Up to this number of free stops, every order is tried. */
export const MAX_EXACT_STOPS = 9;
/** Many pinned dates multiply the states; beyond this number the search is no longer exact. */
const MAX_STATES = 200_000;
/** Steps between two yields: together less than a millisecond. */
const STEPS_PER_YIELD = 50;
const TOLERANCE = 1e-6;

export interface OrderResult {
  /** The ids of the stops in the best order; null if every order breaks a hard rule. */
  ids: string[] | null;
  /** The score by `scorePlan`; null without an order. */
  score: number | null;
  /** Every order was tried, or excluded by a proven bound. */
  isProven: boolean;
  /** The number of orders that there are. */
  orders: number;
  /** The draft: what turns the trip into the best order. Empty if it has it already. */
  ops: Operation[];
}

/** The end of an order: which stops are placed, the last one, and its last day. */
interface State {
  placed: number;
  last: number;
  cursor: number;
  count: number;
  next: { at: number; value: number; state: State }[];
  /** The most that the remaining stops can add; -Infinity if they cannot be placed. */
  remainder: number;
}

const listCandidates = ({ stops, slots }: OrderProblem, placed: number, count: number): number[] => {
  const fixed = slots[count]!;
  if (fixed >= 0) return [fixed];
  return stops.flatMap((_, at) => (Math.floor(placed / 2 ** at) % 2 === 1 || slots.includes(at) ? [] : [at]));
};

/**
 * All states that orders can pass through, layer by layer, and what is left to gain from each. The rule without the hard
 * rules and without what depends on the whole history is additive, so this bound is exact for it: Held and Karp's dynamic
 * program (1962). Null if there are too many states.
 */
function* createStates(problem: OrderProblem): OrderSearch<State | null> {
  const { stops, from, step } = problem;
  const start: State = { placed: 0, last: -1, cursor: from, count: 0, next: [], remainder: -Infinity };
  const layers: State[][] = [[start]];
  let work = 0;
  let size = 1;
  for (let count = 0; count < stops.length; count += 1) {
    const layer = new Map<string, State>();
    for (const state of layers[count]!) {
      for (const at of listCandidates(problem, state.placed, count)) {
        if ((work += 1) % STEPS_PER_YIELD === 0) yield null;
        const placed = state.placed + 2 ** at;
        const placing = step(state.last, state.cursor, at, placed);
        if (!placing) continue;
        const key = `${placed} ${at} ${placing.leave}`;
        let next = layer.get(key);
        if (!next) {
          if ((size += 1) > MAX_STATES) return null;
          next = {
            placed,
            last: at,
            cursor: placing.leave,
            count: count + 1,
            next: [],
            remainder: -Infinity,
          };
          layer.set(key, next);
        }
        state.next.push({ at, value: placing.value, state: next });
      }
    }
    layers.push([...layer.values()]);
  }
  for (const state of layers[stops.length]!) state.remainder = 0;
  for (const layer of layers.toReversed())
    for (const state of layer) {
      if ((work += 1) % STEPS_PER_YIELD === 0) yield null;
      for (const { value, state: next } of state.next)
        state.remainder = Math.max(state.remainder, value + next.remainder);
    }
  return start;
}

/** Depth first, the most promising stop first. Whatever cannot reach the best order so far is left out. */
function* searchExactly(problem: OrderProblem, start: State): OrderSearch<BestOrder | null> {
  let best: BestOrder | null = null;
  const order: number[] = [];
  const steps: Step[] = [];

  const canWin = (bound: number): boolean => {
    if (bound === -Infinity) return false;
    if (best === null || bound > best.score + TOLERANCE) return true;
    return bound >= best.score - TOLERANCE && !isEarlier(best.order.slice(0, order.length), order);
  };

  function* visit(state: State, value: number): OrderSearch<void> {
    yield best;
    if (state.count === problem.stops.length) {
      const result = problem.evaluate(order);
      if (result?.blocking === 0) {
        const found = { order: [...order], score: result.score };
        if (isBetterOrder(found, best)) best = found;
      }
      return;
    }
    const branches = state.next.toSorted(
      (one, other) =>
        other.value + other.state.remainder - (one.value + one.state.remainder) || one.at - other.at,
    );
    for (const branch of branches) {
      order.push(branch.at);
      steps.push({
        arrive: branch.state.cursor - getNights(branch.at),
        leave: branch.state.cursor,
        value: 0,
      });
      const sum = value + branch.value;
      if (canWin(sum + branch.state.remainder)) {
        const loss = problem.checkBeginning(order, steps);
        if (loss !== null && canWin(sum + branch.state.remainder + loss)) yield* visit(branch.state, sum);
      }
      order.pop();
      steps.pop();
    }
  }

  const getNights = (at: number): number => problem.stops[at]!.leave - problem.stops[at]!.arrive;

  yield* visit(start, problem.constant);
  return best;
}

const countOrders = ({ stops, slots }: OrderProblem): number => {
  const movable = stops.filter((_, at) => !slots.includes(at));
  // Pinned dates fix their own order.
  const free = movable.filter(({ pinned }) => !pinned.dates).length;
  let orders = 1;
  for (let factor = movable.length; factor > movable.length - free; factor -= 1) orders *= factor;
  return orders;
};

const countFree = ({ stops }: OrderProblem): number =>
  stops.filter(({ pinned }) => !pinned.order && !pinned.dates).length;

/**
 * Searches for the best order of a trip's stops, each for its nights, by the rule of `scorePlan`. Up to 9 free stops every
 * order is tried or excluded by a proven bound; from 10 on, the best order found by insertion, 2-opt and or-opt is
 * returned. Ties are broken by id. Runs in slices: call `next()` until it is done, or stop whenever you like; what it
 * yields is the best order so far.
 */
export function* orderStops(trip: Trip, facts: TripFacts): OrderSearch<OrderResult> {
  const problem = createProblem(trip, facts);
  if (!problem) return { ids: null, score: null, isProven: true, orders: 0, ops: [] };
  const isSmall = countFree(problem) <= MAX_EXACT_STOPS;
  const start = isSmall ? yield* createStates(problem) : null;
  const best = start ? yield* searchExactly(problem, start) : yield* improveOrder(problem, trip);
  const arranged = best && problem.arrange(best.order);
  return {
    ids: best && best.order.map((at) => problem.stops[at]!.id),
    score: best && best.score,
    isProven: start !== null,
    orders: countOrders(problem),
    ops: arranged ? diffTrips(trip, arranged) : [],
  };
}

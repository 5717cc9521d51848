import type { Trip } from '../trip/trip.js';
import { isBetterOrder, type BestOrder, type OrderSearch } from './best-order.js';
import type { OrderProblem } from './problem.js';

/** Or-opt moves pieces of up to this length. */
const MAX_PIECE = 3;

/** The order of all stops, from that of those that may move. */
const fillSlots = ({ slots }: OrderProblem, movable: readonly number[]): number[] => {
  let at = 0;
  return slots.map((fixed) => (fixed >= 0 ? fixed : movable[at++]!));
};

/** An upper bound of the score; null if the dates don't fit. Also for the beginning of an order. */
const addSteps = ({ step, from, constant }: OrderProblem, order: readonly number[]): number | null => {
  const all = order.reduce((sum, at) => sum + 2 ** at, 0);
  let [cursor, last, placed, sum] = [from, -1, 0, constant];
  for (const at of order) {
    placed += 2 ** at;
    const others = 2 ** 32 - 1 - all;
    const placing = step(last, cursor, at, placed + others);
    if (!placing) return null;
    [cursor, last, sum] = [placing.leave, at, sum + placing.value];
  }
  return sum;
};

/** Inserts the stops one after another, each where the bound is best. */
const insertStops = (problem: OrderProblem, movable: readonly number[]): number[] =>
  movable.reduce<number[]>((order, at) => {
    const places = Array.from({ length: order.length + 1 }, (_, place) => order.toSpliced(place, 0, at));
    const values = places.map((one) => addSteps(problem, one) ?? -Infinity);
    return places[values.indexOf(Math.max(...values))]!;
  }, []);

/** Orders in which one piece is reversed (2-opt) or moved (or-opt). */
function* listNeighbors(order: readonly number[]): Generator<number[]> {
  const { length } = order;
  for (let from = 0; from < length - 1; from += 1)
    for (let to = from + 1; to < length; to += 1)
      yield [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)];
  for (let size = 1; size <= MAX_PIECE; size += 1)
    for (let from = 0; from + size <= length; from += 1) {
      const others = order.toSpliced(from, size);
      for (let to = 0; to <= others.length; to += 1)
        if (to !== from) yield others.toSpliced(to, 0, ...order.slice(from, from + size));
    }
}

interface Candidate extends BestOrder {
  movable: number[];
  blocking: number;
}

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.blocking === other.blocking ? isBetterOrder(one, other) : one.blocking < other.blocking;

/**
 * Improves an order by steps until no step helps. Starts from the present order and from an insertion; the result is the
 * better one, and not proven to be the best.
 */
export function* improveOrder(problem: OrderProblem, trip: Trip): OrderSearch<BestOrder | null> {
  const { slots, stops } = problem;
  const present = trip.stops
    .map((stop) => stops.findIndex(({ id }) => id === stop.id))
    .filter((at) => !slots.includes(at));
  let best: Candidate | null = null;
  const show = (): BestOrder | null =>
    best?.blocking === 0 ? { order: best.order, score: best.score } : null;
  const evaluate = (movable: number[]): Candidate | null => {
    const order = fillSlots(problem, movable);
    const result = problem.evaluate(order);
    return result && { order, movable, score: result.score, blocking: result.blocking };
  };
  for (const beginning of [
    present,
    insertStops(
      problem,
      present.toSorted((a, b) => a - b),
    ),
  ]) {
    let current = evaluate(beginning);
    yield show();
    for (let isImproved = true; isImproved;) {
      isImproved = false;
      for (const movable of listNeighbors(current?.movable ?? beginning)) {
        const bound = addSteps(problem, fillSlots(problem, movable));
        // The bound is never below the score, so a lower one need not be evaluated.
        if (bound === null || (current?.blocking === 0 && bound < current.score)) continue;
        const next = evaluate(movable);
        yield show();
        if (!next || (current && !isBetter(next, current))) continue;
        current = next;
        isImproved = true;
        break;
      }
    }
    if (current && (best === null || isBetter(current, best))) best = current;
  }
  return show();
}

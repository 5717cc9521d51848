import { type Condition, type Weight } from './card.js';
import { factAt } from './facts.js';

/** A fact and its bounds, three numbers each, one after the other: all of them must hold. */
type Bounds = readonly number[];

/** A condition, made once when the content is read: it holds when the bounds of one of its ways do. */
export type Ways = readonly Bounds[];

const LEAST = -0x8000_0000;
const MOST = 0x7fff_ffff;

const within = (fact: number, low: number, high: number): Ways => [[fact, low, high]];
const atLeast = (fact: number, low: number): Ways => within(fact, low, MOST);
const atMost = (fact: number, high: number): Ways => within(fact, LEAST, high);

const compared = ({ figure, op, value }: Extract<Condition, { figure: unknown }>): Ways => {
  const fact = factAt.figure(figure);
  switch (op) {
    case '<':
      return atMost(fact, value - 1);
    case '<=':
      return atMost(fact, value);
    case '>':
      return atLeast(fact, value + 1);
    case '>=':
      return atLeast(fact, value);
  }
};

const either = (all: readonly Ways[]): Ways => all.flat();

const together = (all: readonly Ways[]): Ways =>
  all.reduce((ways, more) => ways.flatMap((one) => more.map((other) => [...one, ...other])), [[]]);

/** What is not within bounds lies below one of them or above it. */
const outside = (bounds: Bounds): Ways => {
  const ways: Bounds[] = [];
  for (let at = 0; at < bounds.length; at += 3) {
    const [fact, low, high] = bounds.slice(at, at + 3) as [number, number, number];
    if (low > LEAST) ways.push([fact, LEAST, low - 1]);
    if (high < MOST) ways.push([fact, high + 1, MOST]);
  }
  return ways;
};

export const waysOf = (condition: Condition): Ways => {
  if ('figure' in condition) return compared(condition);
  if ('months' in condition)
    return either(condition.months.map((month) => within(factAt.figure('month'), month, month)));
  if ('flag' in condition) return atLeast(factAt.flag(condition.flag), 1);
  if ('gear' in condition) return atLeast(factAt.gear(condition.gear), 1);
  if ('bond' in condition) return atLeast(factAt.bond(condition.bond), condition.atLeast);
  if ('continent' in condition) return within(factAt.continent, condition.continent, condition.continent);
  if ('hub' in condition) return within(factAt.hub, Number(condition.hub), Number(condition.hub));
  if ('not' in condition) return together(waysOf(condition.not).map(outside));
  return 'all' in condition ? together(condition.all.map(waysOf)) : either(condition.any.map(waysOf));
};

const areWithin = (facts: Int32Array, bounds: Bounds): boolean => {
  for (let at = 0; at < bounds.length; at += 3) {
    const fact = facts[bounds[at]!]!;
    if (fact < bounds[at + 1]! || fact > bounds[at + 2]!) return false;
  }
  return true;
};

export const holds = (facts: Int32Array, ways: Ways): boolean => {
  for (let at = 0; at < ways.length; at += 1) if (areWithin(facts, ways[at]!)) return true;
  return false;
};

/** What always holds. */
export const always: Ways = [[]];

const NO_FACT = -1;

/** A weight as numbers alone. */
export interface Weighing {
  base: number;
  fact: number;
  divisor: number;
}

export const weighingOf = (weight: Weight): Weighing =>
  typeof weight === 'number'
    ? { base: weight, fact: NO_FACT, divisor: 1 }
    : { base: weight.base, fact: factAt.figure(weight.figure), divisor: weight.divisor };

export const isSteady = ({ fact }: Weighing): boolean => fact === NO_FACT;

export const weigh = (facts: Int32Array, { base, fact, divisor }: Weighing): number =>
  fact === NO_FACT ? base : Math.max(0, base + Math.floor(facts[fact]! / divisor));

import { type Condition, type Weight } from '../content/card.js';
import { factAt } from './facts.js';

/** Facts with their lower and upper bounds, three numbers each. All of them must hold. */
type Bounds = readonly number[];

/** A condition holds if the bounds of one of its ways do. */
type Ways = readonly Bounds[];

const LEAST = -0x8000_0000;
const MOST = 0x7fff_ffff;

const within = (fact: number, low: number, high: number): Ways => [[fact, low, high]];
const atLeast = (fact: number, low: number): Ways => within(fact, low, MOST);
const below = (fact: number, high: number): Ways => within(fact, LEAST, high - 1);
const outside = (fact: number, value: number): Ways => [...below(fact, value), ...atLeast(fact, value + 1)];

const either = (all: readonly Ways[]): Ways => all.flat();

const factPlaces = (bounds: Bounds): readonly number[] =>
  Array.from({ length: bounds.length / 3 }, (_, place) => place * 3);

/** The intersection of both, with each fact once; null if they exclude each other. */
const intersect = (one: Bounds, other: Bounds): Bounds | null => {
  const both = [...one];
  for (const at of factPlaces(other)) {
    const [fact, low, high] = other.slice(at, at + 3) as [number, number, number];
    const place = factPlaces(both).find((other) => both[other] === fact);
    if (place === undefined) both.push(fact, low, high);
    else {
      both[place + 1] = Math.max(both[place + 1]!, low);
      both[place + 2] = Math.min(both[place + 2]!, high);
      if (both[place + 1]! > both[place + 2]!) return null;
    }
  }
  return both;
};

const intersectAll = (some: Ways, more: Ways): Ways =>
  some.flatMap((one) => more.map((other) => intersect(one, other)).filter((both) => both !== null));

const allOf = (all: readonly Ways[]): Ways => all.reduce(intersectAll, [[]]);

type Truth = boolean;

const reaches = (fact: number, low: number, isTrue: Truth): Ways =>
  isTrue ? atLeast(fact, low) : below(fact, low);

const equals = (fact: number, value: number, isTrue: Truth): Ways =>
  isTrue ? within(fact, value, value) : outside(fact, value);

const compared = ({ figure, op, value }: Extract<Condition, { figure: unknown }>, isTrue: Truth): Ways => {
  const low = op === '>' || op === '<=' ? value + 1 : value;
  return reaches(factAt.figure(figure), low, op.startsWith('>') === isTrue);
};

/** The ways in which a condition is true, or false if `isTrue` is false. */
const waysTo = (condition: Condition, isTrue: Truth): Ways => {
  const all = isTrue ? allOf : either;
  const any = isTrue ? either : allOf;
  if ('figure' in condition) return compared(condition, isTrue);
  if ('months' in condition)
    return any(condition.months.map((month) => equals(factAt.figure('month'), month, isTrue)));
  if ('flag' in condition) return reaches(factAt.flag(condition.flag), 1, isTrue);
  if ('gear' in condition) return reaches(factAt.gear(condition.gear), 1, isTrue);
  if ('bond' in condition) return reaches(factAt.bond(condition.bond), condition.atLeast, isTrue);
  if ('continent' in condition) return equals(factAt.continent, condition.continent, isTrue);
  if ('hub' in condition) return equals(factAt.hub, Number(condition.hub), isTrue);
  if ('not' in condition) return waysTo(condition.not, !isTrue);
  return 'all' in condition
    ? all(condition.all.map((one) => waysTo(one, isTrue)))
    : any(condition.any.map((one) => waysTo(one, isTrue)));
};

/** Ways in one flat array, each preceded by its length, because it is read some hundred times per game. */
export type Packed = Int32Array;

const packed = (ways: Ways): Packed => Int32Array.from(ways.flatMap((bounds) => [bounds.length, ...bounds]));

/** Compiled once when the content loads. */
export const compileCondition = (condition: Condition): Packed => packed(waysTo(condition, true));

/** Always holds. */
export const always: Packed = packed([[]]);

export const holds = (facts: Int32Array, ways: Packed): boolean => {
  let at = 0;
  while (at < ways.length) {
    const end = at + 1 + ways[at]!;
    at += 1;
    while (at < end && facts[ways[at]!]! >= ways[at + 1]! && facts[ways[at]!]! <= ways[at + 2]!) at += 3;
    if (at === end) return true;
    at = end;
  }
  return false;
};

const NO_FACT = -1;

/** A weight as numbers alone. */
interface Weighing {
  base: number;
  fact: number;
  divisor: number;
}

export const compileWeight = (weight: Weight): Weighing =>
  typeof weight === 'number'
    ? { base: weight, fact: NO_FACT, divisor: 1 }
    : { base: weight.base, fact: factAt.figure(weight.figure), divisor: weight.divisor };

export const isSteady = ({ fact }: Weighing): boolean => fact === NO_FACT;

export const weigh = (facts: Int32Array, { base, fact, divisor }: Weighing): number =>
  fact === NO_FACT ? base : Math.max(0, base + Math.floor(facts[fact]! / divisor));

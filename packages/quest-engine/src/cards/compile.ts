import { gearIndex } from '../life/gear.js';
import { month } from '../life/season.js';
import { people } from '../people.js';
import { type State } from '../state.js';
import { cityAt } from '../world/cities.js';
import { type Condition, type Weight } from './card.js';
import { figures } from './figures.js';
import { flagIndex } from './table.js';

export type Test = (state: State) => boolean;

const compare = (condition: Extract<Condition, { figure: unknown }>): Test => {
  const { op, value } = condition;
  const figure = figures[condition.figure];
  switch (op) {
    case '<':
      return (state) => figure(state) < value;
    case '<=':
      return (state) => figure(state) <= value;
    case '>':
      return (state) => figure(state) > value;
    case '>=':
      return (state) => figure(state) >= value;
  }
};

/** A condition as a function, made once when the content is read. */
export const testOf = (condition: Condition): Test => {
  if ('figure' in condition) return compare(condition);
  if ('months' in condition) return (state) => condition.months.includes(month(state));
  if ('flag' in condition) {
    const at = flagIndex(condition.flag);
    return (state) => state.flags[at] === 1;
  }
  if ('gear' in condition) {
    const bit = 1 << gearIndex(condition.gear);
    return (state) => (state.gear & bit) !== 0;
  }
  if ('bond' in condition) {
    const at = people.indexOf(condition.bond);
    return (state) => state.bonds[at]! >= condition.atLeast;
  }
  if ('continent' in condition) return (state) => cityAt(state.city).continent === condition.continent;
  if ('hub' in condition) return (state) => cityAt(state.city).hub === condition.hub;
  if ('not' in condition) {
    const test = testOf(condition.not);
    return (state) => !test(state);
  }
  if ('all' in condition) {
    return condition.all.map(testOf).reduce((one, other) => (state) => one(state) && other(state));
  }
  return condition.any.map(testOf).reduce((one, other) => (state) => one(state) || other(state));
};

export const weightOf = (weight: Weight): ((state: State) => number) => {
  if (typeof weight === 'number') return () => weight;
  const figure = figures[weight.figure];
  return (state) => Math.max(0, weight.base + Math.floor(figure(state) / weight.divisor));
};

import { type Action } from '../actions/action.js';
import { casual } from '../bots/casual.js';
import { play } from '../bots/play.js';
import { cards } from '../content/cards.js';
import { gearIndex } from '../life/gear.js';
import { comfort, month } from '../life/season.js';
import { daysLeft } from '../life/visas.js';
import { overlapDeficit } from '../life/work.js';
import { people } from '../people.js';
import { startOf } from '../start.fixture.js';
import { begin, type State } from '../state.js';
import { step } from '../step.js';
import { cityAt } from '../world/cities.js';
import { type Condition, type Figure } from './card.js';
import { holds, waysOf } from './compile.js';
import { factsOf } from './facts.js';
import { flagIndex } from './table.js';

const figureOf = (state: State, figure: Figure): number => {
  const city = cityAt(state.city);
  const read: Record<Figure, number> = {
    ...state,
    month: month(state),
    mbps: city.mbps,
    safety: city.safety,
    community: city.community,
    comfort: comfort(state),
    daysLeft: daysLeft(state),
    deficit: overlapDeficit(state),
    lag: Math.abs(state.lag),
  };
  return read[figure];
};

const compare = { '<': -1, '<=': -1, '>': 1, '>=': 1 } as const;

/** A condition read word by word, as its author would. */
const isTrue = (state: State, condition: Condition): boolean => {
  if ('figure' in condition) {
    const apart = figureOf(state, condition.figure) - condition.value;
    return apart === 0 ? condition.op.endsWith('=') : Math.sign(apart) === compare[condition.op];
  }
  if ('months' in condition) return condition.months.includes(month(state));
  if ('flag' in condition) return state.flags[flagIndex(condition.flag)] === 1;
  if ('gear' in condition) return (state.gear & (1 << gearIndex(condition.gear))) !== 0;
  if ('bond' in condition) return state.bonds[people.indexOf(condition.bond)]! >= condition.atLeast;
  if ('continent' in condition) return cityAt(state.city).continent === condition.continent;
  if ('hub' in condition) return cityAt(state.city).hub === condition.hub;
  if ('not' in condition) return !isTrue(state, condition.not);
  if ('all' in condition) return condition.all.every((one) => isTrue(state, one));
  return condition.any.some((one) => isTrue(state, one));
};

const conditions = cards.flatMap(({ when, choices }) => [
  ...(when ? [when] : []),
  ...choices.flatMap(({ needs }) => (needs ? [needs] : [])),
]);

const compiled = conditions.map((condition) => ({ condition, ways: waysOf(condition) }));
const denied = conditions.map((not) => ({ condition: { not }, ways: waysOf({ not }) }));

describe('a compiled condition', () => {
  it('holds whenever its words are true, and its opposite whenever they are not', () => {
    const log: Action[] = [];
    const start = startOf(3);
    play(start, casual(3), log);
    const state = begin(start);
    const times = { true: 0, false: 0 };
    for (const [at, action] of log.entries()) {
      step(state, action);
      if (at % 10) continue;
      for (const { condition, ways } of [...compiled, ...denied]) {
        const expected = isTrue(state, condition);
        if (holds(factsOf(state), ways) !== expected) throw new Error(JSON.stringify(condition));
        times[`${expected}`] += 1;
      }
    }
    expect(Math.min(times.true, times.false)).toBeGreaterThan(1_000);
  });
});

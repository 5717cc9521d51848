import { type Action } from '../actions/action.js';
import { casual } from '../bots/casual.js';
import { playGame } from '../bots/bot.js';
import { cards, flagIndex } from '../content/cards.js';
import { gearIndex } from '../life/gear.js';
import { getComfort, getMonth } from '../life/season.js';
import { getDaysLeft } from '../life/visas.js';
import { getOverlapDeficit } from '../life/work.js';
import { people } from '../people.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { applyAction } from '../step.js';
import { getCity } from '../world/cities.js';
import { type Condition, type Figure } from '../content/card.js';
import { holds, compileCondition } from './compile.js';
import { readFacts } from './facts.js';

const figureOf = (state: State, figure: Figure): number => {
  const city = getCity(state.city);
  const read: Record<Figure, number> = {
    ...state,
    month: getMonth(state),
    mbps: city.mbps,
    safety: city.safety,
    community: city.community,
    comfort: getComfort(state),
    daysLeft: getDaysLeft(state),
    deficit: getOverlapDeficit(state),
    lag: Math.abs(state.lag),
  };
  return read[figure];
};

const compare = { '<': -1, '<=': -1, '>': 1, '>=': 1 } as const;

/** Evaluates a condition literally. */
const isTrue = (state: State, condition: Condition): boolean => {
  if ('figure' in condition) {
    const apart = figureOf(state, condition.figure) - condition.value;
    return apart === 0 ? condition.op.endsWith('=') : Math.sign(apart) === compare[condition.op];
  }
  if ('months' in condition) return condition.months.includes(getMonth(state));
  if ('flag' in condition) return state.flags[flagIndex(condition.flag)] === 1;
  if ('gear' in condition) return (state.gear & (1 << gearIndex(condition.gear))) !== 0;
  if ('bond' in condition) return state.bonds[people.indexOf(condition.bond)]! >= condition.atLeast;
  if ('continent' in condition) return getCity(state.city).continent === condition.continent;
  if ('hub' in condition) return getCity(state.city).hub === condition.hub;
  if ('not' in condition) return !isTrue(state, condition.not);
  if ('all' in condition) return condition.all.every((one) => isTrue(state, one));
  return condition.any.some((one) => isTrue(state, one));
};

const conditions = cards.flatMap(({ when, choices }) => [
  ...(when ? [when] : []),
  ...choices.flatMap(({ needs }) => (needs ? [needs] : [])),
]);

const compiled = conditions.map((condition) => ({ condition, ways: compileCondition(condition) }));
const denied = conditions.map((not) => ({ condition: { not }, ways: compileCondition({ not }) }));

describe('a compiled condition', () => {
  it('holds exactly when the condition is true', () => {
    const log: Action[] = [];
    const start = createTestStart(3);
    playGame(start, casual(3), log);
    const state = createState(start);
    const times = { true: 0, false: 0 };
    for (const [at, action] of log.entries()) {
      applyAction(state, action);
      if (at % 10) continue;
      for (const { condition, ways } of [...compiled, ...denied]) {
        const expected = isTrue(state, condition);
        if (holds(readFacts(state), ways) !== expected) throw new Error(JSON.stringify(condition));
        times[`${expected}`] += 1;
      }
    }
    expect(Math.min(times.true, times.false)).toBeGreaterThan(1_000);
  });
});

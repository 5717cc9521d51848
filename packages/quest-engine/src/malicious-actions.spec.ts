import fc from 'fast-check';
import { type Action } from './actions/action.js';
import { assists } from './assists.js';
import { compiledCards, isOpen } from './cards/compiled.js';
import { readFacts } from './cards/facts.js';
import { hashState } from './hash.js';
import { type JournalEntry } from './journal.js';
import { reduce } from './step.js';
import { departures } from './rules/departures.js';
import { professions } from './rules/professions.js';
import { getRules } from './rules/get-rules.js';
import { difficulties, modes } from './rules/rules.js';
import { createTestStart } from './start.fixture.js';
import { createState, NO_CARD, type State } from './state.js';

const oddValues = fc.oneof(
  fc.integer({ min: -3, max: 140 }),
  fc.constantFrom(NaN, Infinity, -0.5, 1e308, '1', 'length', '__proto__', null, undefined, [], {}),
);
const verbs = fc.constantFrom('work', 'rest', 'explore', 'socialise', 'admin', 'steal', 'constructor');
const type = fc.constantFrom(
  'spend',
  'choose',
  'move',
  'lodge',
  'buy',
  'take',
  'extend',
  'apply',
  'assist',
  'undo',
  'toString',
);

/** Mostly legal actions, mixed with malicious ones. */
const maliciousActions = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('spend'), verb: verbs, days: fc.integer({ min: -1, max: 9 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('choose'), choice: fc.integer({ min: -1, max: 4 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('move'),
      to: fc.integer({ min: -2, max: 140 }),
      by: fc.constantFrom('air', 'land', 'sea'),
      ahead: fc.constantFrom(0, 7, 14, 3),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ type: 'take' }, { type: 'extend' }, { type: 'undo' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('assist'),
      assist: fc.constantFrom(...assists, 'fly'),
      on: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type,
      verb: oddValues,
      days: oddValues,
      choice: oddValues,
      to: oddValues,
      by: oddValues,
      ahead: oddValues,
      lodging: oddValues,
      gear: oddValues,
      zone: oddValues,
      assist: oddValues,
      on: oddValues,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(null, undefined, 7, 'rest', []) },
) as fc.Arbitrary<Action>;

/** Any mode, difficulty, level and profession. */
const terms = fc
  .record({
    mode: fc.constantFrom(...modes),
    difficulty: fc.constantFrom(...difficulties),
    departure: fc.integer({ min: 0, max: departures.length }),
    profession: fc.constantFrom(...professions),
  })
  .map(({ mode, difficulty, ...more }) => getRules(mode, difficulty, more));

const numbersOf = (state: State): readonly number[] =>
  Object.entries(state).flatMap(([name, value]) => {
    if (name === 'rules') return [];
    if (typeof value === 'number') return [value];
    return typeof value === 'object' && value !== null ? Array.from(value as ArrayLike<number>) : [];
  });

const expectSound = (state: State): void => {
  expect(numbersOf(state).filter((value) => !Number.isSafeInteger(value))).toEqual([]);
  for (const meter of [state.energy, state.health, state.belonging, state.reputation]) {
    expect(meter).toBeGreaterThanOrEqual(0);
    expect(meter).toBeLessThanOrEqual(100);
  }
  expect(state.day).toBeLessThanOrEqual(state.rules.days + 3);
};

/** There is always a legal action: rest, or an open choice of the card. */
const expectWayOut = (state: State): void => {
  if (state.ending) return;
  const action: Action =
    state.card === NO_CARD
      ? { type: 'spend', verb: 'rest', days: 1 }
      : {
          type: 'choose',
          choice: compiledCards[state.card]!.choices.findIndex((choice) => isOpen(choice, readFacts(state))),
        };
  expect(reduce(state, action).refusal).toBeNull();
};

const centsOf = (entries: readonly JournalEntry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'money' ? entry.cents : 0), 0);

describe('any action', () => {
  it('keeps the state valid, changes nothing when refused, and has an entry for every cent', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        terms,
        fc.array(maliciousActions, { maxLength: 160, size: 'max' }),
        (n, rules, actions) => {
          let state = createState({ ...createTestStart(n), rules });
          let cash = state.cash;
          for (const action of actions) {
            const before = hashState(state);
            const { state: next, entries, refusal } = reduce(state, action);
            expect(hashState(state)).toBe(before);
            if (refusal) expect(next).toBe(state);
            cash += centsOf(entries);
            expect(next.cash).toBe(cash);
            state = next;
          }
          expectSound(state);
          expectWayOut(state);
        },
      ),
      { numRuns: 200, seed: 42 },
    );
  });

  it('is refused once the run is over', () => {
    const over = reduce(createState(createTestStart(1)), { type: 'quit' }).state;
    expect(over.ending).toBe('quit');
    expect(reduce(over, { type: 'spend', verb: 'rest', days: 1 })).toMatchObject({
      refusal: 'over',
      state: over,
    });
  });
});

import { hashState } from '../hash.js';
import { serializeLog } from '../log.js';
import { reduce } from '../step.js';
import { replay } from '../replay.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { findCityIndex } from '../world/cities.js';
import { type Action } from './action.js';
import { type Refusal } from './refusal.js';

/** Values that no action accepts. */
const odd: readonly unknown[] = [
  NaN,
  Infinity,
  -Infinity,
  1e308,
  -1e308,
  -1,
  0.5,
  2 ** 32,
  2 ** 53,
  '1',
  'length',
  '__proto__',
  [],
  [0],
  ['rest'],
  {},
  null,
  undefined,
  true,
];

const plain = createState(createTestStart(0));
const withCard: State = { ...plain, card: 0 };
const keyed = createState({ ...createTestStart(0), keyed: true });

const expectRefused = (state: State, action: unknown, word: Refusal): void => {
  const before = hashState(state);
  expect(reduce(state, action as Action)).toEqual({ state, entries: [], refusal: word });
  expect(hashState(state)).toBe(before);
};

describe('an illegal action is refused with a reason and changes nothing', () => {
  it.each<[string, State, Refusal, (value: unknown) => unknown]>([
    ['so many days', plain, 'bad_days', (days) => ({ type: 'spend', verb: 'rest', days })],
    ['a thing to do', plain, 'no_such_verb', (verb) => ({ type: 'spend', verb, days: 1 })],
    ['a choice', withCard, 'no_such_choice', (choice) => ({ type: 'choose', choice })],
    ['a city', plain, 'no_such_city', (to) => ({ type: 'move', to, by: 'air', ahead: 0 })],
    ['a way', plain, 'not_an_action', (by) => ({ type: 'move', to: 1, by, ahead: 0 })],
    ['a day of a seat', plain, 'not_an_action', (ahead) => ({ type: 'move', to: 1, by: 'air', ahead })],
    ['a lodging', plain, 'no_such_lodging', (lodging) => ({ type: 'lodge', lodging })],
    ['a thing to buy', plain, 'no_such_gear', (gear) => ({ type: 'buy', gear })],
    ['a zone', plain, 'no_such_zone', (zone) => ({ type: 'apply', zone })],
    ['a help', plain, 'not_an_action', (assist) => ({ type: 'assist', assist, on: true })],
    ['half a key', keyed, 'no_such_key', (a) => ({ type: 'week', a, b: 1 })],
    ['half a key', keyed, 'no_such_key', (b) => ({ type: 'week', a: 1, b })],
    ['an action', plain, 'not_an_action', (type) => ({ type })],
  ])('when it names a %s that does not exist', (_what, state, word, actionOf) => {
    for (const value of odd) expectRefused(state, actionOf(value), word);
  });

  it('when an assist is neither switched on nor off', () => {
    for (const on of odd.filter((value) => value !== true))
      expectRefused(plain, { type: 'assist', assist: 'undo', on }, 'not_an_action');
  });

  it('when its type is unknown', () => {
    for (const value of odd) expectRefused(plain, value, 'not_an_action');
    for (const type of ['toString', 'constructor', 'QUIT', ['quit']])
      expectRefused(plain, { type }, 'not_an_action');
  });

  it.each<[Refusal, Partial<State>, Action]>([
    ['card_waits', { card: 0 }, { type: 'spend', verb: 'rest', days: 1 }],
    ['no_card', {}, { type: 'choose', choice: 0 }],
    ['no_client', { client: -1 }, { type: 'spend', verb: 'work', days: 1 }],
    ['no_lead', {}, { type: 'take' }],
    ['cannot_extend', {}, { type: 'extend' }],
    ['already_here', {}, { type: 'move', to: plain.city, by: 'air', ahead: 0 }],
    ['no_land_route', {}, { type: 'move', to: findCityIndex('tokyo'), by: 'land', ahead: 0 }],
    ['too_dear', { cash: -140_000 }, { type: 'move', to: findCityIndex('tokyo'), by: 'air', ahead: 0 }],
    ['too_dear', { cash: 0 }, { type: 'buy', gear: 0 }],
    ['already_owned', { gear: 1 }, { type: 'buy', gear: 0 }],
    ['no_such_lodging', {}, { type: 'lodge', lodging: 1 }],
    ['nothing_changes', {}, { type: 'assist', assist: 'undo', on: false }],
    ['nothing_to_undo', {}, { type: 'undo' }],
    ['no_week_due', {}, { type: 'week', a: 1, b: 2 }],
    ['over', { ending: 'quit' }, { type: 'quit' }],
    ['over', { ending: 'quit' }, { type: 'undo' }],
    ['over', { ending: 'quit' }, { type: 'assist', assist: 'undo', on: true }],
  ])('%s', (word, change, action) => expectRefused({ ...plain, ...change }, action, word));
});

describe('negative zero', () => {
  it.each<[State, Action, Action]>([
    [withCard, { type: 'choose', choice: -0 }, { type: 'choose', choice: 0 }],
    [plain, { type: 'lodge', lodging: -0 }, { type: 'lodge', lodging: 0 }],
    [plain, { type: 'buy', gear: -0 }, { type: 'buy', gear: 0 }],
    [keyed, { type: 'week', a: -0, b: -0 }, { type: 'week', a: 0, b: 0 }],
    [
      { ...plain, city: 1, cash: 900_000 },
      { type: 'move', to: -0, by: 'air', ahead: -0 as 0 },
      { type: 'move', to: 0, by: 'air', ahead: 0 },
    ],
  ])('is refused: %#', (state, signed, usual) => {
    const [one, other] = [reduce(state, signed), reduce(state, usual)];
    expect(one.refusal).toBe(other.refusal);
    expect(hashState(one.state)).toBe(hashState(other.state));
    expect(serializeLog([signed])).toBe(serializeLog([usual]));
  });
});

describe('a log of a hundred thousand actions', () => {
  it('is refused before it is replayed', () => {
    const log = Array.from({ length: 100_000 }, (): Action => ({ type: 'spend', verb: 'rest', days: 1 }));
    expect(replay(createTestStart(1), log)).toEqual({ ok: false, at: 4000, refusal: 'too_long' });
  });
});

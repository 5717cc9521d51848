import { type Action } from './actions/action.js';
import { expert } from './bots/expert.js';
import { playGame } from './bots/bot.js';
import { hashState } from './hash.js';
import { MAX_ACTIONS, replay } from './replay.js';
import { getRules } from './rules/get-rules.js';
import { CURRENT_RULES } from './rules/rules-versions.js';
import { createTestStart } from './start.fixture.js';
import { createState } from './state.js';
import { cities } from './world/cities.js';

const createVersionStart = (n: number, version: number) => ({
  ...createTestStart(n),
  rules: getRules('grand_tour', 'standard', { version }),
});

const game = (n: number, version: number) => {
  const log: Action[] = [];
  const state = playGame(createVersionStart(n, version), expert(n), log);
  return { n, log, hash: hashState(state) };
};

const games = Array.from({ length: 100 }, (_, n) => game(n, CURRENT_RULES));

const changed = (action: Action): Action => {
  if (action.type === 'choose') return { ...action, choice: (action.choice + 1) % 3 };
  if (action.type === 'spend') return { ...action, verb: action.verb === 'rest' ? 'explore' : 'rest' };
  if (action.type === 'move') return { ...action, to: (action.to + 1) % cities.length };
  return { type: 'spend', verb: 'rest', days: 1 };
};

describe('a replay', () => {
  it.each([1, 2])(
    'comes to the same state, and to the same hash as ever, under version %d of the rules',
    (version) => {
      const played = games.map(({ n }) => game(n, version));
      expect(played.map((one) => `${one.n}: ${one.log.length} actions, ${one.hash}`)).toMatchSnapshot();
      for (const { n, log, hash } of played)
        expect(replay(createVersionStart(n, version), log)).toMatchObject({ ok: true, hash });
    },
  );

  it('notices an action that was edited, dropped or put in, and another seed', () => {
    for (const { n, log, hash: played } of games) {
      const at = (n * 37) % log.length;
      const rest: Action = { type: 'spend', verb: 'rest', days: 1 };
      const forged: readonly (readonly Action[])[] = [
        log.map((action, place) => (place === at ? changed(action) : action)),
        log.filter((_, place) => place !== at),
        [...log.slice(0, at), rest, ...log.slice(at)],
      ];
      for (const actions of forged) {
        const again = replay(createTestStart(n), actions);
        expect(again.ok && again.hash).not.toBe(played);
      }
      const elsewhere = replay({ ...createTestStart(n), seedB: n }, log);
      expect(elsewhere.ok && elsewhere.hash).not.toBe(played);
    }
  });

  it('says which action the rules refuse', () => {
    const log: Action[] = [
      { type: 'spend', verb: 'rest', days: 1 },
      { type: 'move', to: createTestStart(1).home, by: 'air', ahead: 0 },
    ];
    expect(replay(createTestStart(1), log)).toEqual({ ok: false, at: 1, refusal: 'already_here' });
  });

  it('refuses a log that is longer than any run', () => {
    const log = Array.from({ length: MAX_ACTIONS + 1 }, (): Action => ({ type: 'lodge', lodging: 0 }));
    expect(replay(createTestStart(1), log)).toMatchObject({ ok: false, refusal: 'too_long' });
  });

  it('hashes every field', () => {
    const state = createState(createTestStart(1));
    expect(hashState({ ...state, cash: state.cash + 1 })).not.toBe(hashState(state));
    expect(hashState({ ...state, inWriting: true })).not.toBe(hashState(state));
    expect(hashState({ ...state, ending: 'quit' })).not.toBe(hashState(state));
  });
});

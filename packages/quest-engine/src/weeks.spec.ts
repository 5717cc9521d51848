import { type Action } from './actions/action.js';
import { waitingChoices } from './cards/odds.js';
import { reduce } from './step.js';
import { replay } from './replay.js';
import { createTestStart } from './start.fixture.js';
import { createState, NO_CARD, type State } from './state.js';
import { isAwaitingWeek } from './weeks.js';

const keyed = { ...createTestStart(3), keyed: true };
const key = (a: number, b = 7): Action => ({ type: 'week', a, b });
const rest = (days: number): Action => ({ type: 'spend', verb: 'rest', days });

/** Rests and answers cards until the week is over. */
const restThrough = (state: State, log: Action[] = []): State => {
  let now = state;
  while (!now.ending && !isAwaitingWeek(now)) {
    const open = waitingChoices(now).find((one) => one.open);
    const action: Action = now.card === NO_CARD ? rest(7) : { type: 'choose', choice: open!.index };
    log.push(action);
    now = reduce(now, action).state;
  }
  return now;
};

describe('a run that is revealed week by week', () => {
  it('waits for a key before its first day and after each week', () => {
    const fresh = createState(keyed);
    expect(reduce(fresh, rest(1)).refusal).toBe('week_closed');
    const week = restThrough(reduce(fresh, key(1)).state);
    expect(week.day).toBe(7);
    expect(reduce(week, rest(1)).refusal).toBe('week_closed');
    expect(reduce(reduce(week, key(2)).state, key(3)).refusal).toBe('no_week_due');
  });

  it('draws each week from its own key only', () => {
    const ends = (first: number, second: number) => {
      const log: Action[] = [key(first)];
      const week = restThrough(reduce(createState(keyed), log[0]!).state, log);
      const next = restThrough(reduce(week, key(second)).state);
      return [JSON.stringify(week), JSON.stringify({ ...next, week: null, trail: 0 })];
    };
    const weeks = [11, 12, 13, 14].map((second) => ends(5, second));
    expect(new Set(weeks.map(([first]) => first)).size).toBe(1);
    expect(new Set(weeks.map(([, second]) => second)).size).toBeGreaterThan(1);
  });

  it('refuses an invalid key, and any key in another kind of run', () => {
    for (const odd of [-1, 2 ** 32, 0.5, NaN, '1'])
      expect(reduce(createState(keyed), key(odd as number)).refusal).toBe('no_such_key');
    expect(reduce(createState(createTestStart(3)), key(1)).refusal).toBe('no_week_due');
  });

  it('cannot be undone across the end of a week', () => {
    const undo: Action = { type: 'undo' };
    const helped = reduce(createState(keyed), { type: 'assist', assist: 'undo', on: true }).state;
    const opened = reduce(helped, key(1)).state;
    expect(reduce(opened, undo).refusal).toBe('nothing_to_undo');
    expect(reduce(reduce(opened, rest(1)).state, undo).refusal).toBeNull();
  });

  it('replays from its start and log alone', () => {
    const log: Action[] = [key(5)];
    const week = restThrough(reduce(createState(keyed), log[0]!).state, log);
    const again = replay(keyed, log);
    expect(again.ok && again.state).toEqual(week);
    expect(replay(keyed, [key(6), ...log.slice(1)])).not.toMatchObject({ hash: again.ok && again.hash });
  });
});

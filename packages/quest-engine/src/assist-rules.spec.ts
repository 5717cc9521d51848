import { type Action } from './actions/action.js';
import { assists, type Assist } from './assists.js';
import { hashState } from './hash.js';
import { reduce } from './step.js';
import { createTestStart } from './start.fixture.js';
import { createState, type State } from './state.js';

const rest: Action = { type: 'spend', verb: 'rest', days: 1 };
const explore: Action = { type: 'spend', verb: 'explore', days: 1 };
const on = (assist: Assist): Action => ({ type: 'assist', assist, on: true });

const after = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((next, action) => reduce(next, action).state, state);

const quiet = (more: Partial<State> = {}): State => ({
  ...createState(createTestStart(0)),
  daysSinceCard: -90,
  ...more,
});

describe('assists', () => {
  it.each(assists)('%s can be switched on and off, and the run stays unranked', (assist) => {
    const helped = after(quiet(), on(assist));
    expect(helped.assisted).toBe(true);
    expect(reduce(helped, on(assist)).refusal).toBe('nothing_changes');
    const off = after(helped, { type: 'assist', assist, on: false });
    expect(off.assists).toBe(0);
    expect(off.assisted).toBe(true);
  });

  it('refuse an unknown assist', () => {
    for (const assist of ['fly', 'constructor', undefined, 3])
      expect(reduce(quiet(), { type: 'assist', assist, on: true } as Action).refusal).toBe('not_an_action');
    expect(reduce(quiet(), { type: 'assist', assist: 'undo' } as unknown as Action).refusal).toBe(
      'not_an_action',
    );
  });

  it('without failure, only the last day ends a run', () => {
    const broke = quiet({ cash: -149_000, health: 1, energy: 0, lonely: 30 });
    expect(after(broke, explore, explore).ending).not.toBeNull();
    const helped = after(broke, on('no_failure'), explore, explore);
    expect(helped.ending).toBeNull();
    expect(after({ ...helped, day: 179 }, rest).ending).toBe('out_of_days');
  });

  it('with slower decay, a day takes half', () => {
    const [plain, helped] = [after(quiet(), explore), after(quiet(), on('slower_decay'), explore)];
    expect(helped.energy).toBeGreaterThan(plain.energy);
    expect(helped.belonging).toBe(quiet().belonging - 1);
    expect(plain.belonging).toBe(quiet().belonging - 2);
  });

  it('undo restores everything but the log and the journal', () => {
    const before = after(quiet(), on('undo'), rest);
    const { state, entries, refusal } = reduce(after(before, explore), { type: 'undo' });
    expect(refusal).toBeNull();
    const without = ({ trail: _trail, before: _before, ...rest }: State) => rest;
    expect(without(state)).toEqual(without(before));
    expect(hashState(state)).not.toBe(hashState(before));
    expect(entries).toContainEqual({ kind: 'undone' });
    expect(reduce(state, { type: 'undo' }).refusal).toBe('nothing_to_undo');
  });

  it('undo does not reach actions before the assist', () => {
    expect(reduce(after(quiet(), rest), { type: 'undo' }).refusal).toBe('nothing_to_undo');
    expect(reduce(after(quiet(), rest, on('undo')), { type: 'undo' }).refusal).toBe('nothing_to_undo');
  });
});

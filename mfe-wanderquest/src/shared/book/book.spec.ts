import { begin, reduce, startFrom, type Action, type Plan } from '@wanderwork/quest-engine';
import { type Run } from '../saves/run';
import { shelf } from '../saves/shelf';
import { enterInPassport, openBook, useBook } from './book';

const plan: Plan = {
  mode: 'first_week',
  difficulty: 'gap_month',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 3,
  seedB: 4,
};

const week: readonly Action[] = Array.from({ length: 40 }, () => ({ type: 'spend', verb: 'rest', days: 1 }));

/** Rests through a week; a card that comes gets its first answer. */
const played = (id: string) => {
  let state = begin(startFrom(plan));
  const log: Action[] = [];
  let entries: ReturnType<typeof reduce>['entries'] = [];
  for (const rest of week) {
    if (state.ending) break;
    const action: Action = state.card < 0 ? rest : { type: 'choose', choice: 0 };
    const next = reduce(state, action);
    ({ state, entries } = next);
    log.push(action);
  }
  const run: Run = {
    id,
    plan,
    edition: null,
    log,
    hash: '',
    played: '2026-11-22T10:00:00.000Z',
    day: state.day,
    over: true,
    header: null,
    ranked: false,
    keys: [],
    account: null,
  };
  return { run, state, entries };
};

describe('the book of all runs', () => {
  afterEach(() => shelf.remove('passport'));

  it('keeps what a run brought first, with its day and the run', async () => {
    const first = played('one');
    await enterInPassport(first.run, first.state, first.entries);
    const week = { id: 'first_week', at: '2026-11-22T10:00:00.000Z', mode: 'first_week', run: 'one' };
    expect(useBook.getState().earned).toContainEqual(week);
    const second = played('two');
    await enterInPassport(second.run, second.state, second.entries);
    expect(useBook.getState().earned.filter(({ id }) => id === 'first_week')).toEqual([week]);
    expect(useBook.getState().runs).toBe(2);
  });

  it('of before there were achievements is read as it was', async () => {
    await shelf.change('passport', () => ({ stamps: ['porto'], cards: [], endings: [], runs: 3 }));
    await openBook();
    expect(useBook.getState()).toMatchObject({ stamps: ['porto'], runs: 3, earned: [] });
  });
});

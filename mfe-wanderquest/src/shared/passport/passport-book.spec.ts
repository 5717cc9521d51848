import {
  createState,
  findCityIndex,
  reduce,
  createStart,
  type Action,
  type JournalEntry,
} from '@wanderwork/quest-engine';
import { createPlan, createTestRun } from '../saves/run.fixture';
import { gameStorage } from '../saves/game-storage';
import { recordInPassport, loadPassportBook, usePassportBook } from './passport-book';

const plan = createPlan();

const week: readonly Action[] = Array.from({ length: 40 }, () => ({ type: 'spend', verb: 'rest', days: 1 }));

/** Rests through a week; a card that comes gets its first answer. */
const played = (id: string) => {
  let state = createState(createStart(plan));
  const log: Action[] = [];
  const entries: JournalEntry[] = [];
  for (const rest of week) {
    if (state.ending) break;
    const action: Action = state.card < 0 ? rest : { type: 'choose', choice: 0 };
    const next = reduce(state, action);
    ({ state } = next);
    entries.push(...next.entries);
    log.push(action);
  }
  const run = createTestRun({ id, log, day: state.day, over: true });
  return { run, state, entries };
};

describe('the passport book', () => {
  afterEach(() => gameStorage.remove('passport'));

  it('keeps the first run and date of an achievement', async () => {
    const first = played('one');
    await recordInPassport(first.run, first.state, first.entries);
    const week = { id: 'first_week', at: '2026-11-22T10:00:00.000Z', mode: 'first_week', run: 'one' };
    expect(usePassportBook.getState().earned).toContainEqual(week);
    const second = played('two');
    await recordInPassport(second.run, second.state, second.entries);
    expect(usePassportBook.getState().earned.filter(({ id }) => id === 'first_week')).toEqual([week]);
    expect(usePassportBook.getState().runs).toBe(2);
  });

  it('removes the stamp of an undone trip, unless another run has it', async () => {
    const arrived = (id: string): JournalEntry => ({
      kind: 'arrived',
      city: findCityIndex(id),
      kilometres: 274,
      days: 1,
      byLand: true,
    });
    const [tbilisi, madrid] = [arrived('tbilisi'), arrived('madrid')];
    const [older, run] = [createTestRun({ id: 'older' }), createTestRun({ id: 'newer' })];
    const state = createState(createStart(plan));
    await recordInPassport(older, state, [tbilisi]);
    await recordInPassport(run, state, [madrid, tbilisi]);
    expect(usePassportBook.getState().stamps).toEqual(['lisbon', 'tbilisi', 'madrid']);
    await recordInPassport(run, state, []);
    expect(usePassportBook.getState().stamps).toEqual(['lisbon', 'tbilisi']);
    await loadPassportBook();
    expect(usePassportBook.getState().stamps).toEqual(['lisbon', 'tbilisi']);
  });

  it('reads books from before achievements', async () => {
    await gameStorage.change('passport', () => ({ stamps: ['porto'], cards: [], endings: [], runs: 3 }));
    await loadPassportBook();
    expect(usePassportBook.getState()).toMatchObject({
      stamps: ['porto'],
      settled: ['porto'],
      runs: 3,
      earned: [],
    });
  });
});

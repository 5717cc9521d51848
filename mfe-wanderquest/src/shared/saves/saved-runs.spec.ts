import { type Action } from '@wanderwork/quest-engine';
import { createPlan, createTestRun } from './run.fixture';
import { deleteSavedRun, saveRun, readSavedRun } from './saved-runs';
import { parseRun, type Run } from './run';

const work: Action = { type: 'spend', verb: 'work', days: 1 };
const rest: Action = { type: 'spend', verb: 'rest', days: 1 };

const createRunAfter = (...log: readonly Action[]): Run => createTestRun({ log, day: log.length });

describe('a kept run', () => {
  afterEach(() => deleteSavedRun('first_week'));

  it('is there again, and gone when it is let go', async () => {
    await saveRun(createTestRun());
    expect(await readSavedRun('first_week')).toEqual(createTestRun());
    await deleteSavedRun('first_week');
    expect(await readSavedRun('first_week')).toBeNull();
  });

  it('goes on, but never another way than it went', async () => {
    await saveRun(createRunAfter(work));
    await saveRun(createRunAfter(work, rest));
    expect(await saveRun(createRunAfter(rest, work))).toBe('elsewhere');
    expect(await saveRun(createRunAfter(work))).toBe('elsewhere');
    expect(await saveRun({ ...createRunAfter(work, rest), id: 'another' })).toBe('elsewhere');
    expect((await readSavedRun('first_week'))?.log).toEqual([work, rest]);
  });

  it('makes room for another run when asked', async () => {
    await saveRun(createRunAfter(work, rest));
    expect(await saveRun({ ...createTestRun(), id: 'another' }, { anew: true })).not.toBe('elsewhere');
    expect((await readSavedRun('first_week'))?.id).toBe('another');
  });

  it('says when the browser keeps nothing beyond the page', async () => {
    expect(await saveRun(createRunAfter(work))).toBe('not-saved');
  });

  it.each([
    ['nothing', null],
    ['a list', [1]],
    ['another mode', { ...createTestRun(), plan: { ...createPlan(), mode: 'race' } }],
    ['no log', { ...createTestRun(), log: 'x' }],
    ['half a seed', { ...createTestRun(), plan: { ...createPlan(), seedA: 1.5 } }],
  ])('is not made of %s', (_what, value) => expect(parseRun(value)).toBeNull());
});

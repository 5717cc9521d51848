import { type Action } from '@wanderwork/quest-engine';
import { createPlan, createTestRun } from './run.fixture';
import { deleteSavedRun, saveRun, readSavedRun } from './saved-runs';
import { parseRun, type Run } from './run';

const work: Action = { type: 'spend', verb: 'work', days: 1 };
const rest: Action = { type: 'spend', verb: 'rest', days: 1 };

const createRunAfter = (...log: readonly Action[]): Run => createTestRun({ log, day: log.length });

describe('a saved run', () => {
  afterEach(() => deleteSavedRun('first_week'));

  it('can be read again, and deleted', async () => {
    await saveRun(createTestRun());
    expect(await readSavedRun('first_week')).toEqual(createTestRun());
    await deleteSavedRun('first_week');
    expect(await readSavedRun('first_week')).toBeNull();
  });

  it('is only replaced by its continuation', async () => {
    await saveRun(createRunAfter(work));
    await saveRun(createRunAfter(work, rest));
    expect(await saveRun(createRunAfter(rest, work))).toBe('elsewhere');
    expect(await saveRun(createRunAfter(work))).toBe('elsewhere');
    expect(await saveRun({ ...createRunAfter(work, rest), id: 'another' })).toBe('elsewhere');
    expect((await readSavedRun('first_week'))?.log).toEqual([work, rest]);
  });

  it('is replaced by a new run on request', async () => {
    await saveRun(createRunAfter(work, rest));
    expect(await saveRun({ ...createTestRun(), id: 'another' }, { anew: true })).not.toBe('elsewhere');
    expect((await readSavedRun('first_week'))?.id).toBe('another');
  });

  it('says when the browser saves nothing beyond the page', async () => {
    expect(await saveRun(createRunAfter(work))).toBe('not-saved');
  });

  it.each([
    ['nothing', null],
    ['a list', [1]],
    ['another mode', { ...createTestRun(), plan: { ...createPlan(), mode: 'race' } }],
    ['no log', { ...createTestRun(), log: 'x' }],
    ['half a seed', { ...createTestRun(), plan: { ...createPlan(), seedA: 1.5 } }],
  ])('is not parsed from %s', (_what, value) => expect(parseRun(value)).toBeNull());
});

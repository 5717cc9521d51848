import { type Action } from '@wanderwork/quest-engine';
import { aPlan, aRun } from './a-run.fixture';
import { forgetRun, keepRun, readRun } from './kept-runs';
import { runOf, type Run } from './run';

const work: Action = { type: 'spend', verb: 'work', days: 1 };
const rest: Action = { type: 'spend', verb: 'rest', days: 1 };

const after = (...log: readonly Action[]): Run => aRun({ log, day: log.length });

describe('a kept run', () => {
  afterEach(() => forgetRun('first_week'));

  it('is there again, and gone when it is let go', async () => {
    await keepRun(aRun());
    expect(await readRun('first_week')).toEqual(aRun());
    await forgetRun('first_week');
    expect(await readRun('first_week')).toBeNull();
  });

  it('goes on, but never another way than it went', async () => {
    await keepRun(after(work));
    await keepRun(after(work, rest));
    expect(await keepRun(after(rest, work))).toBe('elsewhere');
    expect(await keepRun(after(work))).toBe('elsewhere');
    expect(await keepRun({ ...after(work, rest), id: 'another' })).toBe('elsewhere');
    expect((await readRun('first_week'))?.log).toEqual([work, rest]);
  });

  it('makes room for another run when asked', async () => {
    await keepRun(after(work, rest));
    expect(await keepRun({ ...aRun(), id: 'another' }, { anew: true })).not.toBe('elsewhere');
    expect((await readRun('first_week'))?.id).toBe('another');
  });

  it('says when the browser keeps nothing beyond the page', async () => {
    expect(await keepRun(after(work))).toBe('unkept');
  });

  it.each([
    ['nothing', null],
    ['a list', [1]],
    ['another mode', { ...aRun(), plan: { ...aPlan(), mode: 'race' } }],
    ['no log', { ...aRun(), log: 'x' }],
    ['half a seed', { ...aRun(), plan: { ...aPlan(), seedA: 1.5 } }],
  ])('is not made of %s', (_what, value) => expect(runOf(value)).toBeNull());
});

import { type Action } from '@wanderwork/quest-engine';
import { forgetRun, keepRun, readRun } from './kept-runs';
import { runOf, type Run } from './run';

const work: Action = { type: 'spend', verb: 'work', days: 1 };
const rest: Action = { type: 'spend', verb: 'rest', days: 1 };

const plan = {
  mode: 'first_week',
  difficulty: 'gap_month',
  departure: 0,
  profession: 'developer',
  seedA: 1,
  seedB: 2,
  home: 'lisbon',
  passport: 'de',
} as const;

const aRun = (log: readonly Action[] = [work]): Run => ({
  id: 'one',
  plan,
  edition: null,
  log,
  hash: 'c0ffee00',
  played: '2026-11-22T10:00:00.000Z',
  day: log.length,
  over: false,
  header: null,
  ranked: false,
  keys: [],
  account: null,
});

describe('a kept run', () => {
  afterEach(() => forgetRun('first_week'));

  it('is there again, and gone when it is let go', async () => {
    await keepRun(aRun());
    expect(await readRun('first_week')).toEqual(aRun());
    await forgetRun('first_week');
    expect(await readRun('first_week')).toBeNull();
  });

  it('goes on, but never another way than it went', async () => {
    await keepRun(aRun([work]));
    await keepRun(aRun([work, rest]));
    expect(await keepRun(aRun([rest, work]))).toBe('elsewhere');
    expect(await keepRun(aRun([work]))).toBe('elsewhere');
    expect(await keepRun({ ...aRun(), id: 'another' })).toBe('elsewhere');
    expect((await readRun('first_week'))?.log).toEqual([work, rest]);
  });

  it('makes room for another run when asked', async () => {
    await keepRun(aRun([work, rest]));
    expect(await keepRun({ ...aRun([]), id: 'another' }, { anew: true })).not.toBe('elsewhere');
    expect((await readRun('first_week'))?.id).toBe('another');
  });

  it('says when the browser keeps nothing beyond the page', async () => {
    expect(await keepRun(aRun())).toBe('unkept');
  });

  it.each([
    ['nothing', null],
    ['a list', [1]],
    ['another mode', { ...aRun(), plan: { ...plan, mode: 'race' } }],
    ['no log', { ...aRun(), log: 'x' }],
    ['half a seed', { ...aRun(), plan: { ...plan, seedA: 1.5 } }],
  ])('is not made of %s', (_what, value) => expect(runOf(value)).toBeNull());
});

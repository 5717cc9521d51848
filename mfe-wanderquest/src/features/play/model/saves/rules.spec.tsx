import { findCityIndex, type Action } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { type Run } from '../../../../shared/saves/run';
import { replayRun } from '../replay-run';
import { createRun } from '../create-run';
import { createRunFile, parseRunFile } from './run-file';
import { importOldWeek } from './import-old-week';
import { isPlayable } from './rules';

const plan = createPlan();
/** Older pages knew no versions of the rules. */
const { rulesVersion: _none, ...oldPlan } = plan;

const aRun = (of = plan): Run => createRun(of, null);

describe('isPlayable', () => {
  it('accepts a run that the rules replay', () => {
    expect(isPlayable(aRun())).toBe(true);
    expect(replayRun(aRun()).state.day).toBe(0);
  });

  it.each([
    ['an action that the rules refuse', { log: [{ type: 'move', to: -1 }] as unknown as Action[] }],
    ['an action that was put in', { log: [{ type: 'spend', verb: 'rest', days: 1 }] as Action[] }],
    ['another seed', { plan: { ...plan, seedA: 5 } }],
    ['a city that there is not', { plan: { ...plan, home: 'atlantis' } }],
    ['a passport that there is not', { plan: { ...plan, passport: 'xx' as never } }],
    ['another mode', { plan: { ...plan, mode: 'grand_tour' as const } }],
  ])('refuses %s', (_what, change) => expect(isPlayable({ ...aRun(), ...change })).toBe(false));
});

describe('a run file', () => {
  it('survives a round trip', () => {
    const run = aRun();
    expect(parseRunFile(createRunFile(run).text)).toEqual(run);
  });

  it.each([
    ['{', 'not_a_run'],
    ['{"format":"other","run":{}}', 'not_a_run'],
    [createRunFile({ ...aRun(), hash: '00000000' }).text, 'altered'],
  ])('is refused when invalid or edited', (text, reason) => expect(parseRunFile(text)).toBe(reason));
});

describe('a week saved by an older page', () => {
  const keep = (value: unknown) => localStorage.setItem('wanderwork_quest_first_week', JSON.stringify(value));

  it('is imported once', () => {
    const { log, hash } = aRun(oldPlan);
    keep({ seedA: plan.seedA, seedB: plan.seedB, home: findCityIndex('lisbon'), passport: 0, log, hash });
    const importedWeek = importOldWeek();
    expect(importedWeek).toMatchObject({ plan: oldPlan, log, hash });
    expect(isPlayable(importedWeek!)).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it.each([[null], [[1]], [{ log: 1 }]])('is ignored when broken: %j', (value) => {
    keep(value);
    expect(importOldWeek()).toBeNull();
  });
});

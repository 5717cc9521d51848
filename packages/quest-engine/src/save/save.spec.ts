import { type Action } from '../actions/action.js';
import { expert } from '../bots/expert.js';
import { playGame } from '../bots/bot.js';
import { createStart, type Plan } from '../plan.js';
import { hashState } from '../hash.js';
import { readSave, createSave } from './save.js';
import { getVersions } from './versions.js';

const plan: Plan = {
  mode: 'weekly_route',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 77,
  seedB: -3,
};

const saved = () => {
  const log: Action[] = [];
  const state = playGame(createStart(plan), expert(1), log);
  const save = createSave(plan, log, state);
  return { save, log, state };
};

const written = (save: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(save)) as never;

describe('a save', () => {
  it('comes back as it was kept, ranked', () => {
    const { save, log, state } = saved();
    const read = readSave(written(save));
    expect(read).toMatchObject({ ok: true, plan, log, ranked: true, lost: 0 });
    expect(read.ok && hashState(read.state)).toBe(hashState(state));
  });

  it.each<[string, (save: Record<string, unknown>) => unknown, string]>([
    ['nothing', () => null, 'not_a_save'],
    ['a list', () => [], 'not_a_save'],
    ['half a save', ({ format, plan: keptPlan }) => ({ format, plan: keptPlan }), 'not_a_save'],
    ['a save of a format to come', (save) => ({ ...save, format: 99 }), 'from_a_newer_version'],
    [
      'a plan with rules of one’s own',
      (save) => ({ ...save, plan: { ...plan, mode: 'rich' } }),
      'not_a_plan',
    ],
    ['a seed that is no whole number', (save) => ({ ...save, plan: { ...plan, seedA: 0.5 } }), 'not_a_plan'],
    ['another seed', (save) => ({ ...save, plan: { ...plan, seedA: 78 } }), 'altered'],
    ['another hash', (save) => ({ ...save, hash: '00000000' }), 'altered'],
    ['an action dropped', (save) => ({ ...save, log: (save.log as unknown[]).slice(1) }), 'altered'],
    ['nonsense in the log', (save) => ({ ...save, log: [7, null] }), 'altered'],
  ])('%s is refused', (_what, change, reason) => {
    expect(readSave(change(written(saved().save)))).toEqual({ ok: false, reason });
  });

  it('that was helped is never ranked again, whatever it says', () => {
    const log: Action[] = [{ type: 'assist', assist: 'odds_shown', on: true }];
    const state = playGame(createStart(plan), () => log[0]!, []);
    expect(createSave(plan, log, state).ranked).toBe(false);
    const { save } = saved();
    expect(readSave({ ...save, ranked: false })).toMatchObject({ ok: true, ranked: false });
  });

  it.each(['engine', 'content', 'data'] as const)(
    'of another %s goes on, unranked, even where it now comes to another state',
    (what) => {
      const { save } = saved();
      const older = { ...save, [what]: what === 'engine' ? 1 : 'cafebabe', hash: '00000000' };
      expect(readSave(older)).toMatchObject({ ok: true, ranked: false, lost: 0 });
    },
  );

  it('of other rules goes on from the last action that is still allowed', () => {
    const { save, log } = saved();
    const nowhere: Action = { type: 'move', to: 9999, by: 'air', ahead: 0 };
    const older = { ...save, engine: 1, log: [...log.slice(0, 20), nowhere, ...log.slice(20)] };
    const read = readSave(older);
    expect(read).toMatchObject({ ok: true, ranked: false, lost: log.length - 19 });
    expect(read.ok && read.log).toEqual(log.slice(0, 20));
  });
});

describe('a First Week of the first format', () => {
  it('is brought to today’s format, by name, and goes on unranked', () => {
    const read = readSave(firstWeekOfFormat1);
    expect(read).toMatchObject({
      ok: true,
      ranked: false,
      lost: 0,
      plan: { mode: 'first_week', difficulty: 'gap_month', home: 'lisbon', passport: 'de' },
    });
    if (!read.ok) throw new Error(read.reason);
    expect({ day: read.state.day, cash: read.state.cash, hash: hashState(read.state) }).toMatchSnapshot();
    expect(readSave(written(createSave(read.plan, read.log, read.state, read.ranked)))).toMatchObject({
      ok: true,
      ranked: false,
    });
  });

  it('without a city that there is, is refused', () => {
    expect(readSave({ ...firstWeekOfFormat1, home: 9999 })).toEqual({ ok: false, reason: 'not_a_plan' });
  });
});

describe('what a log was played by', () => {
  it('is named by its rules, its cards and its data', () => {
    expect(getVersions(1)).toMatchSnapshot();
    expect(getVersions()).toEqual(getVersions(2));
    expect(getVersions(2).content).not.toBe(getVersions(1).content);
  });
});

/** A First Week as the browser stored it before saves had a format: Lisbon, five days, and by rail to Madrid. */
const firstWeekOfFormat1 = {
  seedA: 3,
  seedB: 4,
  home: 63,
  passport: 0,
  log: [
    { type: 'spend', verb: 'work', days: 1 },
    { type: 'spend', verb: 'work', days: 1 },
    { type: 'spend', verb: 'rest', days: 1 },
    { type: 'spend', verb: 'explore', days: 1 },
    { type: 'spend', verb: 'work', days: 1 },
    { type: 'move', to: 68, by: 'land', ahead: 0 },
    { type: 'spend', verb: 'admin', days: 1 },
  ],
  hash: 'cccba11e',
};

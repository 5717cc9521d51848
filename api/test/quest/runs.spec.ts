import { randomUUID } from 'node:crypto';
import type { QuestPassport, QuestRun, QuestRunFile, QuestRuns } from '@wanderwork/contracts';
import {
  CURRENT_RULES,
  FIRST_RULES,
  getVersions,
  replay,
  parseLog,
  createStart,
} from '@wanderwork/quest-engine';
import { getPool } from '../../src/platform/database/pool.js';
import { DivergedLogs } from '../../src/modules/quest/runs/diverged-logs.js';
import type { TestApp } from '../support/index.js';
import { createMember } from '../support/member.js';
import {
  startRun,
  finishRun,
  header,
  setTier,
  playOn,
  startQuestApp,
  toRefusal,
  getRun,
  sendLog,
  appendQuit,
} from './player.js';

let api: TestApp;
beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());

describe('a run on the server', () => {
  it('accepts new actions from any device, and the same log again changes nothing', async () => {
    const ana = await createMember(api);
    const run = await startRun(ana);
    const first = playOn(run, 2);
    const second = playOn(run, 4, first);
    expect(run).toMatchObject({ city: 'lisbon', cash: createStart(run.plan).rules.startCash });
    const own = replay(createStart(run.plan), parseLog(first)!);
    expect((await sendLog(ana, run, first)).json<QuestRun>()).toMatchObject({
      log: first,
      actions: 2,
      city: 'lisbon',
      cash: own.ok && own.state.cash,
    });
    expect((await sendLog(ana, run, second)).json<QuestRun>()).toMatchObject({ log: second });
    const again = await sendLog(ana, run, first);
    expect(again.statusCode).toBe(200);
    expect(again.json<QuestRun>().log).toBe(second);
    expect((await getRun(ana, run)).log).toBe(second);
  });

  it('that began before the rules had versions keeps its rules, and is not outdated', async () => {
    const ana = await createMember(api);
    const run = await startRun(ana, { seed: { a: 5, b: 6 } });
    expect(run.plan).not.toHaveProperty('rulesVersion');
    expect((await startRun(ana)).plan.rulesVersion).toBe(CURRENT_RULES);
    expect(run.header).toEqual({ ...header, ...getVersions(FIRST_RULES) });
    const log = playOn(run, 3);
    const stored = (await sendLog(ana, run, log, { header: run.header })).json<QuestRun>();
    expect(stored).toMatchObject({ log, actions: 3 });
    expect(stored).not.toHaveProperty('outdated');
  });

  it('that diverged returns its log, stores the other one, and accepts the one that is chosen', async () => {
    const ana = await createMember(api);
    const run = await startRun(ana);
    const firstLog = playOn(run, 3, playOn(run, 1));
    const secondLog = playOn(run, 3, 'r1');
    await sendLog(ana, run, firstLog);
    const refused = await sendLog(ana, run, secondLog);
    expect(toRefusal(refused)).toEqual({ status: 409, code: 'quest.diverged' });
    expect(refused.json<{ run: QuestRun }>().run.log).toBe(firstLog);
    const chosen = await sendLog(ana, run, secondLog, { instead: firstLog });
    expect(chosen.json<QuestRun>().log).toBe(secondLog);
    const file = (await ana.request('GET', `/api/quest/runs/${run.id}/export`)).json<QuestRunFile>();
    expect(file.setAside.map(({ log }) => log).sort()).toEqual([firstLog, secondLog].sort());
    expect(toRefusal(await sendLog(ana, run, firstLog, { instead: 'r1' }))).toEqual({
      status: 409,
      code: 'quest.diverged',
    });
  });

  it('deletes a diverged log after thirty days', async () => {
    const ana = await createMember(api);
    const run = await startRun(ana);
    await sendLog(ana, run, playOn(run, 2));
    await sendLog(ana, run, 'r1');
    await api.db.query(`UPDATE quest_set_aside SET set_aside_at = set_aside_at - interval '31 days'`);
    await api.app.get(DivergedLogs).sweep();
    const file = (await ana.request('GET', `/api/quest/runs/${run.id}/export`)).json<QuestRunFile>();
    expect(file).toMatchObject({ setAside: [], run: { log: playOn(run, 2) } });
  });

  it("ends with the result of the server's replay, and is then closed", async () => {
    const ana = await createMember(api);
    const run = await startRun(ana);
    const played = playOn(run, 3);
    expect(toRefusal(await finishRun(ana, run, played))).toEqual({ status: 409, code: 'quest.not_over' });
    const log = appendQuit(played);
    const own = replay(createStart(run.plan), parseLog(log)!);
    const over = (await finishRun(ana, run, log)).json<QuestRun>();
    expect(over).toMatchObject({
      log,
      ranked: false,
      result: { ending: 'quit', score: own.ok && own.score, hash: own.ok && own.hash, board: null },
    });
    expect((await finishRun(ana, run, log)).json<QuestRun>()).toEqual(over);
    expect(toRefusal(await finishRun(ana, run, 'q'))).toEqual({ status: 409, code: 'quest.over' });
    expect(toRefusal(await sendLog(ana, run, `${log} q`))).toEqual({ status: 409, code: 'quest.over' });
    const passport = (await ana.request('GET', '/api/quest/passport')).json<QuestPassport>();
    expect(passport.endings).toEqual([{ name: 'quit', times: 1, firstAt: over.finishedAt }]);
    expect(passport.stamps.map(({ name }) => name).sort()).toEqual(
      [...new Set([run.plan.home, ...over.result!.cities])].sort(),
    );
    await finishRun(ana, await startRun(ana), 'q');
    const later = (await ana.request('GET', '/api/quest/passport')).json<QuestPassport>();
    expect(later.endings).toMatchObject([{ name: 'quit', times: 2 }]);
  });

  it('is created once however often it is sent, and accepts one that was started offline', async () => {
    const ana = await createMember(api);
    const id = randomUUID();
    const startedRun = await startRun(ana, { id, month: 6, seed: { a: 7, b: -5 } });
    expect(startedRun).toMatchObject({ id, ranked: false, plan: { seedA: 7, seedB: -5, month: 6 } });
    expect(await startRun(ana, { id })).toEqual(startedRun);
    expect((await ana.request('GET', '/api/quest/runs')).json<QuestRuns>().runs).toHaveLength(1);
    const bo = await createMember(api);
    await expect(startRun(bo, { id })).rejects.toThrow('quest.run_not_found');
  });

  it('is listed with a summary, without reading its log', async () => {
    const ana = await createMember(api);
    const run = await startRun(ana);
    const log = playOn(run, 12);
    const sent = (await sendLog(ana, run, log)).json<QuestRun>();
    const { header: _header, plan: _plan, keys: _keys, log: _log, ...summary } = sent;
    const querySpy = jest.spyOn(getPool(api.db), 'query');
    const { runs } = (await ana.request('GET', '/api/quest/runs')).json<QuestRuns>();
    const read = JSON.stringify(
      await Promise.all(
        querySpy.mock.results.map(async ({ value }) => ((await value) as { rows: unknown[] }).rows),
      ),
    );
    querySpy.mockRestore();
    expect(runs).toEqual([summary]);
    expect(read).toContain(run.id);
    expect(read).not.toContain(log);
  });

  it('belongs to one user and does not exist for others', async () => {
    const ana = await createMember(api);
    const bo = await createMember(api);
    const run = await startRun(ana);
    for (const response of [
      await bo.request('GET', `/api/quest/runs/${run.id}`),
      await bo.request('GET', `/api/quest/runs/${run.id}/export`),
      await bo.request('DELETE', `/api/quest/runs/${run.id}`),
      await sendLog(bo, run, 'r1'),
      await finishRun(bo, run, 'q'),
    ])
      expect(toRefusal(response)).toEqual({ status: 404, code: 'quest.run_not_found' });
    expect((await getRun(ana, run)).log).toBe('');
  });
});

describe('starting and continuing a run', () => {
  it('needs a plan at the start only', async () => {
    const ana = await createMember(api);
    await expect(startRun(ana, { mode: 'grand_tour' })).rejects.toThrow('tier.required');
    await setTier(api, ana, 'pro');
    const run = await startRun(ana, { mode: 'grand_tour' });
    await setTier(api, ana, 'free');
    const log = appendQuit(playOn(run, 2));
    expect((await sendLog(ana, run, playOn(run, 2))).statusCode).toBe(200);
    expect((await finishRun(ana, run, log)).json<QuestRun>().result).toMatchObject({
      board: 'grand:standard',
    });
    expect((await ana.request('GET', `/api/quest/runs/${run.id}/export`)).statusCode).toBe(200);
    expect((await ana.request('DELETE', `/api/quest/runs/${run.id}`)).statusCode).toBe(204);
    expect((await ana.request('GET', `/api/quest/runs/${run.id}`)).statusCode).toBe(404);
  });

  it('is limited to homes and professions that achievements have unlocked', async () => {
    const ana = await createMember(api);
    await setTier(api, ana, 'pro');
    const options = { mode: 'grand_tour' };
    for (const locked of [{ home: 'tokyo' }, { profession: 'writer' }, { passport: 'br' }, { departure: 1 }])
      await expect(startRun(ana, { ...options, ...locked, seed: { a: 1, b: 2 } })).rejects.toThrow(
        'quest.locked',
      );
    await api.db.query(
      `INSERT INTO quest_marks (user_id, kind, name, times, first_at)
       SELECT id, 'achievement', 'first_stamp', 1, now() FROM users WHERE email = $1`,
      [ana.email],
    );
    expect(await startRun(ana, { ...options, profession: 'writer' })).toMatchObject({ ranked: true });
  });
});

import type { QuestBoard, QuestCommit, QuestPassport, QuestRun, QuestRunFile } from '@wanderwork/contracts';
import type { TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import {
  commitWeek as commit,
  startDash,
  getDateFromNow,
  finishRun,
  header,
  playWeek,
  startQuestApp,
  toRefusal,
  getRun,
  sendLog,
} from './player.js';

let api: TestApp;
beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());

describe('the dash of a day', () => {
  it('returns the key of a week for the log of the previous one, and a leaderboard at the end', async () => {
    const ana = await createMember(api);
    const run = await startDash(ana);
    expect(run).toMatchObject({ ranked: true, difficulty: 'standard', plan: { keyed: true } });
    expect(run.keys).toHaveLength(1);
    let key: QuestCommit['nextKey'] = run.keys[0]!;
    let log = '';
    for (let week = 0; week < 3 && key; week += 1) {
      log = playWeek(run, log, key);
      const response = (await commit(ana, run, week, log)).json<QuestCommit>();
      expect(response).toMatchObject({ week, ranked: true });
      expect((await commit(ana, run, week, log)).json<QuestCommit>()).toEqual(response);
      key = response.nextKey;
    }
    expect(key).toBeNull();
    const over = (await finishRun(ana, run, log)).json<QuestRun>();
    const board = `daily:${run.period}`;
    expect(over.result).toMatchObject({ board });
    const { rows, around } = (
      await ana.request('GET', `/api/quest/leaderboards/${board}`)
    ).json<QuestBoard>();
    expect(rows).toEqual([{ rank: 1, name: null, score: over.result!.score, own: true }]);
    expect(around).toEqual(rows);
  });

  it('is the same for everybody, and one per account, on any device and after a deletion', async () => {
    const ana = await createMember(api);
    const bo = await createMember(api);
    const run = await startDash(ana);
    expect(await startDash(bo)).toMatchObject({ plan: run.plan, keys: run.keys });
    expect(run.plan.month).toBe(Number(run.period!.slice(5, 7)) - 1);
    expect(await startDash(ana)).toEqual(run);
    const both = await Promise.all([startDash(ana), startDash(ana)]);
    expect(both.map(({ id }) => id)).toEqual([run.id, run.id]);
    await ana.request('DELETE', `/api/quest/runs/${run.id}`);
    await expect(startDash(ana)).rejects.toThrow('quest.attempt_used');
  });

  it.each([1, 2, 400, -2, -30])('is closed %p days from now', async (days) => {
    const ana = await createMember(api);
    await expect(startDash(ana, getDateFromNow(days))).rejects.toThrow('quest.day_closed');
    const response = await commit(ana, { period: getDateFromNow(days) } as QuestRun, 0, 'q');
    expect(toRefusal(response)).toEqual({ status: 409, code: 'quest.day_closed' });
  });

  it('of yesterday is still open; one that is played later ends without a leaderboard', async () => {
    const ana = await createMember(api);
    const run = await startDash(ana, getDateFromNow(-1));
    const old = getDateFromNow(-5);
    await api.db.query('UPDATE quest_runs SET period = $1 WHERE id = $2', [old, run.id]);
    const log = playWeek(run, '', run.keys[0]!);
    const late = { ...run, period: old };
    expect((await commit(ana, late, 0, log)).json<QuestCommit>()).toMatchObject({
      ranked: false,
      nextKey: { a: expect.any(Number) },
    });
    expect((await finishRun(ana, run, `${log} q`)).json<QuestRun>()).toMatchObject({
      ranked: false,
      result: { board: null },
    });
  });
});

describe("a dash in progress when the game's rules change", () => {
  const older = { ...header, engine: 1 };
  let ana: Browser;
  let run: QuestRun;
  let first: string;

  beforeEach(async () => {
    ana = await createMember(api);
    run = await startDash(ana);
    first = playWeek(run, '', run.keys[0]!);
    await api.db.query('UPDATE quest_runs SET header = $1 WHERE id = $2', [JSON.stringify(older), run.id]);
  });

  const flags = () => api.db.query('SELECT flag FROM quest_flags WHERE run_id = $1', [run.id]);

  it('is played to its end by its old rules: each week opens, and nothing is lost', async () => {
    const { nextKey, ...commitFields } = (
      await commit(ana, run, 0, first, { header: older })
    ).json<QuestCommit>();
    expect(commitFields).toEqual({ week: 0, ranked: false, outdated: true });
    // The server no longer has these rules, so it cannot check whether this is legal.
    const second = `${first} k${nextKey!.a}.${nextKey!.b} f9999.0`;
    expect((await commit(ana, run, 1, second, { header: older })).statusCode).toBe(200);
    const over = (await finishRun(ana, run, `${second} w7`, older)).json<QuestRun>();
    expect(over).toMatchObject({ log: `${second} w7`, ranked: false, outdated: true, result: null });
    expect(over.finishedAt).not.toBeNull();
    expect(await flags()).toEqual([]);
    expect((await ana.request('GET', '/api/quest/passport')).json<QuestPassport>().endings).toEqual([]);
  });

  it('opens no week with a key that was not issued, and refuses unreadable actions', async () => {
    const sent = (log: string) => commit(ana, run, 0, log, { header: older });
    expect(toRefusal(await sent('k1.2 w7'))).toEqual({ status: 422, code: 'quest.illegal' });
    expect(toRefusal(await sent(`${first} zz`))).toEqual({ status: 422, code: 'quest.unreadable' });
    expect(toRefusal(await sent('w7'))).toEqual({ status: 409, code: 'quest.week_not_due' });
    expect((await getRun(ana, run)).log).toBe('');
  });

  it('moves to the new rules when the player chooses to, and continues week by week, off the leaderboard', async () => {
    const { nextKey } = (await commit(ana, run, 0, first, { header: older })).json<QuestCommit>();
    const shorter = first.split(' ').slice(0, 2).join(' ');
    expect(toRefusal(await sendLog(ana, run, shorter))).toEqual({ status: 409, code: 'quest.version' });
    const moved = (await sendLog(ana, run, shorter, { instead: first })).json<QuestRun>();
    expect(moved).toMatchObject({ id: run.id, header, log: shorter, ranked: false, keys: run.keys });
    expect(moved).not.toHaveProperty('outdated');
    const { setAside } = (await ana.request('GET', `/api/quest/runs/${run.id}/export`)).json<QuestRunFile>();
    expect(setAside.map(({ log }) => log)).toEqual([first]);
    expect((await commit(ana, run, 0, first)).json<QuestCommit>()).toEqual({
      week: 0,
      nextKey,
      ranked: false,
    });
    const second = playWeek(run, first, nextKey!);
    expect((await commit(ana, run, 1, second)).statusCode).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { type QuestBoard, type QuestCommit, type QuestPassport, type QuestRun } from '@wanderwork/contracts';
import { ReplaysService } from '../../src/modules/quest/replay/replays.service.js';
import { RunFlagsService } from '../../src/modules/quest/runs/run-flags.service.js';
import { DivergedLogs } from '../../src/modules/quest/runs/diverged-logs.js';
import type { TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import {
  startRun,
  commitWeek as commit,
  startDash,
  getDateFromNow,
  finishRun,
  setTier,
  playOn,
  playWeek,
  startQuestApp,
  toRefusal,
  getRun,
  sendLog,
  appendQuit,
} from './player.js';

let api: TestApp;
let ana: Browser;

beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());
beforeEach(async () => (ana = await createMember(api)));
afterEach(() => jest.restoreAllMocks());

const TIMES = 20;
const repeat = <T>(one: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TIMES }, (_, at) => one(at)));

const getCode = (response: { statusCode: number; json<T>(): T }): string =>
  response.statusCode < 300 ? 'taken' : response.json<{ code: string }>().code;

const WEEK_COMMITTED = { status: 409, code: 'quest.week_committed' };

/** Runs `meanwhile` before the next replay. */
const runBeforeReplay = (meanwhile: () => Promise<unknown>): void => {
  const replays = api.app.get(ReplaysService);
  const play = replays.replay.bind(replays);
  jest.spyOn(replays, 'replay').mockImplementationOnce(async (...args) => {
    await meanwhile();
    return play(...args);
  });
};

/** Two ways to play the first week of a dash. */
const playTwoWeeks = (run: QuestRun): [string, string] => {
  const key = run.keys[0]!;
  return [playWeek(run, '', key), playOn(run, 100, `k${key.a}.${key.b} r1`)];
};

describe('a user who sends many logs at once', () => {
  it('delays others by one log at most', async () => {
    const { plan } = await startRun(ana);
    const replays = api.app.get(ReplaysService);
    const order: string[] = [];
    const played = (who: string) =>
      replays.replay(who, { plan, log: 'r1' }).then((response) => {
        expect(response).toMatchObject({ ok: true, actions: 1 });
        order.push(who);
      });
    await Promise.all([...Array.from({ length: TIMES }, () => played('ana')), played('bo')]);
    expect(order).toHaveLength(TIMES + 1);
    // With enough threads, both logs are replayed at the same time.
    expect(order.indexOf('bo')).toBeLessThanOrEqual(replays.limits.workers);
  });
});

describe('a week of a dash', () => {
  it('sent twenty times at once is committed once, and every response has the same key', async () => {
    const run = await startDash(ana);
    const [week] = playTwoWeeks(run);
    const responses = await repeat(() => commit(ana, run, 0, week));
    const [first, ...others] = responses.map((response) => response.json<QuestCommit>());
    expect(first).toMatchObject({ week: 0, ranked: true, nextKey: { a: expect.any(Number) } });
    for (const other of others) expect(other).toEqual(first);
    expect((await getRun(ana, run)).keys).toHaveLength(2);
  });

  it('sent in two versions at once stays as the first one', async () => {
    const run = await startDash(ana);
    const ways = playTwoWeeks(run);
    const responses = await repeat((at) => commit(ana, run, 0, ways[at % 2]!));
    const { log } = await getRun(ana, run);
    expect(ways).toContain(log);
    expect(responses.map(getCode)).toEqual(
      responses.map((_, at) => (ways[at % 2] === log ? 'taken' : 'quest.week_committed')),
    );
  });

  it('is not replaced by another version that was sent before the commit and replayed after it', async () => {
    const run = await startDash(ana);
    const [week, other] = playTwoWeeks(run);
    await sendLog(ana, run, week);
    runBeforeReplay(async () => expect((await commit(ana, run, 0, week)).statusCode).toBe(200));
    expect(toRefusal(await sendLog(ana, run, other, { instead: week }))).toEqual(WEEK_COMMITTED);
    expect((await getRun(ana, run)).log).toBe(week);
    expect(toRefusal(await commit(ana, run, 0, other))).toEqual(WEEK_COMMITTED);
  });
});

describe('a run', () => {
  it('started twenty times at once with one id is one run', async () => {
    const id = randomUUID();
    const startedRuns = await repeat(() => startRun(ana, { id }));
    expect(new Set(startedRuns.map((run) => JSON.stringify(run))).size).toBe(1);
  });

  it('is unique per day for the ranked dash, however many devices start it', async () => {
    const startedRuns = await repeat(() => startDash(ana));
    expect(new Set(startedRuns.map(({ id }) => id)).size).toBe(1);
  });

  it("of another user cannot lend its id to a dash, and the failed request does not use up the day's attempt", async () => {
    const { id } = await startRun(await createMember(api));
    const args = { mode: 'daily_dash', date: getDateFromNow(0), id };
    await expect(startRun(ana, args)).rejects.toThrow('quest.run_not_found');
    expect(await startDash(ana)).toMatchObject({ ranked: true, log: '' });
  });

  it('finished twenty times at once counts once, in the passport and on its leaderboard', async () => {
    await setTier(api, ana, 'pro');
    const run = await startRun(ana, { mode: 'grand_tour', difficulty: 'extreme' });
    const log = appendQuit(playOn(run, 6));
    const responses = await repeat(() => finishRun(ana, run, log));
    const [first, ...others] = responses.map((response) => response.json<QuestRun>());
    expect(first).toMatchObject({ log, result: { ending: 'quit', board: 'grand:extreme' } });
    for (const other of others) expect(other).toEqual(first);
    const passport = (await ana.request('GET', '/api/quest/passport')).json<QuestPassport>();
    expect(passport.endings).toMatchObject([{ name: 'quit', times: 1 }]);
    const board = (await ana.request('GET', '/api/quest/leaderboards/grand:extreme')).json<QuestBoard>();
    expect(board.around).toEqual([{ rank: 1, name: null, score: first!.result!.score, own: true }]);
  });

  it('finished in two ways at once ends in one of them', async () => {
    const run = await startRun(ana);
    const ways = [appendQuit(playOn(run, 3)), 'r1 q'];
    const responses = await repeat((at) => finishRun(ana, run, ways[at % 2]!));
    const { log, result } = await getRun(ana, run);
    expect(result).toMatchObject({ ending: 'quit' });
    expect(responses.map(getCode)).toEqual(
      responses.map((_, at) => (ways[at % 2] === log ? 'taken' : 'quest.over')),
    );
  });

  it.each<[string, (run: QuestRun, week: string) => ReturnType<typeof finishRun>]>([
    ['week', (run, week) => commit(ana, run, 0, week)],
    ['log', (run, week) => sendLog(ana, run, week)],
    ['end', (run, week) => finishRun(ana, run, `${week} q`)],
  ])('deleted while its %s is replayed stays deleted', async (_, send) => {
    const run = await startDash(ana);
    runBeforeReplay(() => ana.request('DELETE', `/api/quest/runs/${run.id}`));
    const response = await send(run, playTwoWeeks(run)[0]);
    expect(toRefusal(response)).toEqual({ status: 404, code: 'quest.run_not_found' });
    expect((await ana.request('GET', '/api/quest/passport')).json<QuestPassport>().endings).toEqual([]);
  });

  it('deleted while its log is refused stays deleted, and gets no flag', async () => {
    const run = await startRun(ana);
    runBeforeReplay(() => ana.request('DELETE', `/api/quest/runs/${run.id}`));
    expect(toRefusal(await sendLog(ana, run, 'x'))).toEqual({ status: 422, code: 'quest.illegal' });
    expect(await api.db.query('SELECT 1 FROM quest_flags WHERE run_id = $1', [run.id])).toEqual([]);
  });

  it('that was deleted gets no flag and no diverged log', async () => {
    const run = { id: randomUUID(), userId: randomUUID() };
    await api.app.get(RunFlagsService).raise(run.id, 'illegal', 'action 1: over');
    await api.app.get(DivergedLogs).save(run, 'r1');
    expect(await api.db.query('SELECT 1 FROM quest_set_aside WHERE run_id = $1', [run.id])).toEqual([]);
  });
});

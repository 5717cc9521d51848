import { QUEST_BYTES_MAX, QUEST_RUNS_MAX, type QuestRun, type QuestRuns } from '@wanderwork/contracts';
import { ReplaysService } from '../../src/modules/quest/replay/replays.service.js';
import { DivergedLogs } from '../../src/modules/quest/runs/diverged-logs.js';
import type { TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import {
  startRun,
  commitWeek,
  startDash,
  getDateFromNow,
  finishRun,
  playWeek,
  startQuestApp,
  toRefusal,
  getRun,
  sendLog,
} from './player.js';

let api: TestApp;
let ana: Browser;

beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());
beforeEach(async () => (ana = await createMember(api)));
afterEach(() => jest.restoreAllMocks());

const full = { status: 400, code: 'quest.full' };
const TIMES = 10;

/** Inserts `runs` copies of a run. */
const insertCopies = ({ id }: QuestRun, runs: number) =>
  api.db.query(
    `INSERT INTO quest_runs SELECT gen_random_uuid(), user_id, mode, difficulty, period, ranked, header, plan, keys,
       week_ends, log, actions, day, city_count, began_at, changed_at
     FROM quest_runs, generate_series(1, $2) WHERE id = $1`,
    [id, runs],
  );

/** Starts a run whose log leaves `bytes` of the quota. */
const leaveBytes = async (bytes: number): Promise<QuestRun> => {
  const large = await startRun(ana);
  await api.db.query(`UPDATE quest_runs SET log = repeat('x', $2) WHERE id = $1`, [
    large.id,
    QUEST_BYTES_MAX - bytes,
  ]);
  return large;
};

const listRuns = async (): Promise<QuestRuns['runs']> =>
  (await ana.request('GET', '/api/quest/runs')).json<QuestRuns>().runs;

const countBytes = async (): Promise<number> => {
  const [{ bytes }] = await api.db.query(
    `SELECT (SELECT sum(length(log)) FROM quest_runs WHERE user_id = users.id)
       + (SELECT coalesce(sum(length(aside.log)), 0) FROM quest_set_aside AS aside
          JOIN quest_runs AS runs ON runs.id = run_id WHERE user_id = users.id) AS bytes
     FROM users WHERE email = $1`,
    [ana.email],
  );
  return Number(bytes);
};

const getOwner = async (id: string): Promise<{ userId: string }> => {
  const rows = await api.db.query('SELECT user_id AS "userId" FROM quest_runs WHERE id = $1', [id]);
  return rows[0] as { userId: string };
};

/** Holds every replay until `logs` of them have started. */
const holdReplays = (logs: number): void => {
  const replays = api.app.get(ReplaysService);
  const play = replays.replay.bind(replays);
  let open = (): void => undefined;
  const allHere = new Promise<void>((resolve) => (open = resolve));
  let waitingReplays = 0;
  jest.spyOn(replays, 'replay').mockImplementation(async (...args) => {
    waitingReplays += 1;
    if (waitingReplays === logs) open();
    await allHere;
    return play(...args);
  });
};

const countAccepted = (responses: readonly { statusCode: number }[]): number =>
  responses.filter(({ statusCode }) => statusCode < 300).length;

describe('the storage quota of an account', () => {
  it('limits runs and bytes', async () => {
    const large = await leaveBytes(0);
    await expect(startRun(ana)).rejects.toThrow('quest.full');
    await ana.request('DELETE', `/api/quest/runs/${large.id}`);
    await insertCopies(await startRun(ana), QUEST_RUNS_MAX);
    await expect(startRun(ana)).rejects.toThrow('quest.full');
  });

  it('allows no more runs at once than one after the other', async () => {
    await insertCopies(await startRun(ana), QUEST_RUNS_MAX - 4);
    const days = [0, -1].map((day) => startDash(ana, getDateFromNow(day)));
    const others = Array.from({ length: TIMES }, () => startRun(ana));
    const outcomes = await Promise.allSettled([...days, ...others]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await listRuns()).toHaveLength(QUEST_RUNS_MAX);
  });

  it('does not block a dash that was already started, on any device', async () => {
    const today = await startDash(ana);
    await insertCopies(await startRun(ana), QUEST_RUNS_MAX - 2);
    const again = await Promise.all([startDash(ana), startDash(ana)]);
    expect(again).toEqual([today, today]);
  });

  it("does not use up the day's attempt when it refuses a dash", async () => {
    const run = await startRun(ana);
    await insertCopies(run, QUEST_RUNS_MAX - 1);
    await expect(startDash(ana)).rejects.toThrow('quest.full');
    await ana.request('DELETE', `/api/quest/runs/${run.id}`);
    expect(await startDash(ana)).toMatchObject({ ranked: true, log: '' });
  });

  it('applies to a log however it is sent', async () => {
    const [run, today] = [await startRun(ana), await startDash(ana)];
    const large = await leaveBytes(1);
    const week = playWeek(today, '', today.keys[0]!);
    expect(toRefusal(await sendLog(ana, run, 'r1'))).toEqual(full);
    expect(toRefusal(await finishRun(ana, run, 'r1 q'))).toEqual(full);
    expect(toRefusal(await commitWeek(ana, today, 0, week))).toEqual(full);
    expect(await getRun(ana, run)).toEqual(run);
    expect(await getRun(ana, today)).toEqual(today);
    await ana.request('DELETE', `/api/quest/runs/${large.id}`);
    expect((await finishRun(ana, run, 'r1 q')).statusCode).toBe(200);
    expect((await commitWeek(ana, today, 0, week)).statusCode).toBe(200);
  });

  it.each<[string, (run: QuestRun) => ReturnType<typeof finishRun>]>([
    // One day only: what the second brings depends on the run's seed.
    ['logs', (run) => sendLog(ana, run, 'r1')],
    ['ends', (run) => finishRun(ana, run, 'r1 q')],
  ])('allows no more %s at once than fit', async (_, send) => {
    const runs: QuestRun[] = [];
    for (let at = 0; at < TIMES; at += 1) runs.push(await startRun(ana));
    await leaveBytes(12);
    holdReplays(TIMES);
    const responses = await Promise.all(runs.map(send));
    expect(await countBytes()).toBeLessThanOrEqual(QUEST_BYTES_MAX);
    expect(countAccepted(responses)).toBeGreaterThan(1);
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(toRefusal)).toEqual(refused.map(() => full));
  });

  it('allows no more commits and logs at once than fit', async () => {
    const [run, today] = [await startRun(ana), await startDash(ana)];
    const week = playWeek(today, '', today.keys[0]!);
    await leaveBytes(week.length + 1);
    holdReplays(2);
    const responses = await Promise.all([sendLog(ana, run, 'r1'), commitWeek(ana, today, 0, week)]);
    expect(countAccepted(responses)).toBe(1);
    expect(await countBytes()).toBeLessThanOrEqual(QUEST_BYTES_MAX);
  });

  it('accepts the same log from several devices if it fits once', async () => {
    const run = await startRun(ana);
    await leaveBytes(3);
    holdReplays(TIMES);
    const responses = await Promise.all(Array.from({ length: TIMES }, () => sendLog(ana, run, 'r1')));
    expect(countAccepted(responses)).toBe(TIMES);
  });

  it('allows no more diverged logs at once than fit', async () => {
    const { id } = await startRun(ana);
    const { userId } = await getOwner(id);
    await leaveBytes(5);
    const aside = api.app.get(DivergedLogs);
    await Promise.all(['r1', 'r2', 'r3', 'r4', 'r5'].map((log) => aside.save({ id, userId }, log)));
    expect(await aside.listLogs(id)).toHaveLength(2);
    expect(await countBytes()).toBeLessThanOrEqual(QUEST_BYTES_MAX);
  });
});

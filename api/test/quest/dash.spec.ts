import type { QuestBoard, QuestCommit, QuestRun } from '@wanderwork/contracts';
import type { TestApp } from '../support/index.js';
import { newMember, type Browser } from '../support/member.js';
import { beginRun, finish, header, playOn, playWeek, questApp, refusal, runOf, sendLog } from './player.js';

let house: TestApp;
beforeAll(async () => (house = await questApp()));
afterAll(() => house.close());

const DAY_MS = 86_400_000;
/** Of the clock as it is when a test asks; one that runs over midnight finds its day still open. */
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const dash = (who: Browser, date = dayFromNow(0)) => beginRun(who, { mode: 'daily_dash', date });
const commit = (who: Browser, { period }: QuestRun, week: number, log: string, more: object = {}) =>
  who.ask('POST', `/api/quest/daily/${period}/commit`, { week, log, header, ...more });

describe('the dash of a day', () => {
  it('gives the key of a week for the log of the one before, and a board for its end', async () => {
    const ana = await newMember(house);
    const run = await dash(ana);
    expect(run).toMatchObject({ ranked: true, difficulty: 'standard', plan: { keyed: true } });
    expect(run.keys).toHaveLength(1);
    let key: QuestCommit['nextKey'] = run.keys[0]!;
    let log = '';
    for (let week = 0; week < 3 && key; week += 1) {
      log = playWeek(run, log, key);
      const answer = (await commit(ana, run, week, log)).json<QuestCommit>();
      expect(answer).toMatchObject({ week, ranked: true });
      expect((await commit(ana, run, week, log)).json<QuestCommit>()).toEqual(answer);
      key = answer.nextKey;
    }
    expect(key).toBeNull();
    const over = (await finish(ana, run, log)).json<QuestRun>();
    const board = `daily:${run.period}`;
    expect(over.result).toMatchObject({ board });
    const { rows, around } = (await ana.ask('GET', `/api/quest/leaderboards/${board}`)).json<QuestBoard>();
    expect(rows).toEqual([{ rank: 1, name: null, score: over.result!.score, own: true }]);
    expect(around).toEqual(rows);
  });

  it('is the same for everybody, and one an account, from any of its devices and after a deletion', async () => {
    const ana = await newMember(house);
    const bo = await newMember(house);
    const run = await dash(ana);
    expect(await dash(bo)).toMatchObject({ plan: run.plan, keys: run.keys });
    expect(await dash(ana)).toEqual(run);
    const both = await Promise.all([dash(ana), dash(ana)]);
    expect(both.map(({ id }) => id)).toEqual([run.id, run.id]);
    await ana.ask('DELETE', `/api/quest/runs/${run.id}`);
    await expect(dash(ana)).rejects.toThrow('quest.attempt_used');
  });

  it.each([1, 2, 400, -2, -30])('is closed %p days from now', async (days) => {
    const ana = await newMember(house);
    await expect(dash(ana, dayFromNow(days))).rejects.toThrow('quest.day_closed');
    const answer = await commit(ana, { period: dayFromNow(days) } as QuestRun, 0, 'q');
    expect(refusal(answer)).toEqual({ status: 409, code: 'quest.day_closed' });
  });

  it('of yesterday is still open; one that goes on later is played to its end without a board', async () => {
    const ana = await newMember(house);
    const run = await dash(ana, dayFromNow(-1));
    const old = dayFromNow(-5);
    await house.db.query('UPDATE quest_runs SET period = $1 WHERE id = $2', [old, run.id]);
    const log = playWeek(run, '', run.keys[0]!);
    const late = { ...run, period: old };
    expect((await commit(ana, late, 0, log)).json<QuestCommit>()).toMatchObject({
      ranked: false,
      nextKey: { a: expect.any(Number) },
    });
    expect((await finish(ana, run, `${log} q`)).json<QuestRun>()).toMatchObject({
      ranked: false,
      result: { board: null },
    });
  });
});

describe('a week of a dash is refused, and the run left as it was, when', () => {
  let ana: Browser;
  let run: QuestRun;
  let first: string;
  let second: QuestCommit;

  beforeEach(async () => {
    ana = await newMember(house);
    run = await dash(ana);
    first = playWeek(run, '', run.keys[0]!);
    second = (await commit(ana, run, 0, first)).json<QuestCommit>();
  });

  const isRefused = async (sent: Promise<{ statusCode: number; json<T>(): T }>, expected: object) => {
    const before = await runOf(ana, run);
    expect(refusal(await sent)).toEqual(expected);
    expect(await runOf(ana, run)).toEqual(before);
  };
  const stands = { status: 409, code: 'quest.week_committed' };
  const other = () => playOn(run, 100, `${first.split(' ')[0]} r1`);

  it('it was committed before, differently', async () => {
    await isRefused(commit(ana, run, 0, other()), stands);
    await isRefused(sendLog(ana, run, other(), { instead: first }), stands);
    expect(await house.db.query('SELECT flag FROM quest_flags WHERE run_id = $1', [run.id])).toEqual([
      { flag: 'second_commit' },
    ]);
  });

  it('it is not its turn, or not over', async () => {
    const notDue = { status: 409, code: 'quest.week_not_due' };
    await isRefused(commit(ana, run, 2, first), notDue);
    await isRefused(commit(ana, run, 1, first), notDue);
    const opened = `${first} k${second.nextKey!.a}.${second.nextKey!.b} r1`;
    await isRefused(commit(ana, run, 1, opened), notDue);
  });

  it('its key is none that was given', async () => {
    const guessed = playWeek(run, first, { a: 1, b: 2 });
    await isRefused(commit(ana, run, 1, guessed), { status: 422, code: 'quest.illegal' });
    expect(await house.db.query('SELECT flag FROM quest_flags WHERE run_id = $1', [run.id])).toEqual([
      { flag: 'wrong_key' },
    ]);
  });

  it('the weeks in it were put in another order', async () => {
    const whole = playWeek(run, first, second.nextKey!);
    const reordered = `${whole.slice(first.length + 1)} ${first}`;
    await isRefused(commit(ana, run, 1, reordered), { status: 409, code: 'quest.diverged' });
  });

  it('it goes on after the week’s end without a key', () =>
    isRefused(commit(ana, run, 1, `${first} r1`), { status: 422, code: 'quest.illegal' }));
});

import type { QuestCommit, QuestRun } from '@wanderwork/contracts';
import { CURRENT_RULES } from '@wanderwork/quest-engine';
import type { TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import {
  startRun,
  commitWeek as commit,
  startDash,
  finishRun,
  header,
  getHomeIndex,
  playOn,
  playWeek,
  startQuestApp,
  toRefusal,
  getRun,
  sendLog,
} from './player.js';

let api: TestApp;
let ana: Browser;
let run: QuestRun;

beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());

const DIVERGED = { status: 409, code: 'quest.diverged' };
const illegal = { status: 422, code: 'quest.illegal' };

/** The request is refused and the run is unchanged. */
const expectRefusal = async (sent: Promise<{ statusCode: number; json<T>(): T }>, expected: object) => {
  const before = await getRun(ana, run);
  expect(toRefusal(await sent)).toEqual(expected);
  expect(await getRun(ana, run)).toEqual(before);
};

const listFlags = (id: string): Promise<{ flag: string; detail: string }[]> =>
  api.db.query('SELECT flag, detail FROM quest_flags WHERE run_id = $1', [id]);

describe('a log is refused, and the run left unchanged, when', () => {
  let log: string;

  beforeAll(async () => (ana = await createMember(api)));
  beforeEach(async () => {
    run = await startRun(ana, { seed: { a: 11, b: 12 }, rulesVersion: CURRENT_RULES });
    log = playOn(run, 5);
    await sendLog(ana, run, log);
  });

  it('an action was changed', () => expectRefusal(sendLog(ana, run, log.replace(/^\S+/, 'r2')), DIVERGED));

  it('an action was inserted', () => expectRefusal(sendLog(ana, run, `r1 ${log}`), DIVERGED));

  it('an action was removed', () => expectRefusal(sendLog(ana, run, log.replace(/^\S+ /, '')), DIVERGED));

  it('it was played with another seed', async () => {
    const other = await startRun(ana, { seed: { a: 95, b: 1 }, rulesVersion: CURRENT_RULES });
    await expectRefusal(sendLog(ana, run, playOn(other, 60), { instead: log }), illegal);
    expect(await listFlags(run.id)).toEqual([
      { flag: 'illegal', detail: expect.stringMatching(/^action \d+: \w+$/) },
    ]);
  });

  it('it belongs to another version of the game', () =>
    expectRefusal(sendLog(ana, run, `${log} r1`, { header: { ...header, content: 'deadbeef' } }), {
      status: 409,
      code: 'quest.version',
    }));

  it('a run would start with another version', async () => {
    await expect(startRun(ana, { header: { ...header, engine: 0 } })).rejects.toThrow('quest.version');
  });

  it("it belongs to another user's run", async () => {
    const bo = await createMember(api);
    const theirs = await startRun(bo, { seed: { a: 99, b: 1 }, rulesVersion: CURRENT_RULES });
    await expectRefusal(finishRun(ana, run, playOn(theirs, 60, 'r1')), DIVERGED);
    await expectRefusal(sendLog(ana, theirs, log), { status: 404, code: 'quest.run_not_found' });
    expect((await getRun(bo, theirs)).log).toBe('');
  });

  it('it has 100,000 actions, or one more than allowed', async () => {
    const tooLong = { status: 413, code: 'quest.too_long' };
    await expectRefusal(sendLog(ana, run, `${log}${' r1'.repeat(100_000)}`), tooLong);
    await expectRefusal(sendLog(ana, run, `${log}${' t'.repeat(4000)}`), tooLong);
  });

  it.each([
    ['a negative number', 'f-1.0', { status: 400, code: 'validation.failed' }],
    ['a huge number', 'w9999999999', illegal],
    ['a number of 30 digits', `w${'9'.repeat(30)}`, { status: 422, code: 'quest.unreadable' }],
    ['an unknown action', 'w3 zz', { status: 422, code: 'quest.unreadable' }],
    ['a non-canonical spelling', 'w03', { status: 422, code: 'quest.unreadable' }],
    ['a key that its run does not use', 'k1.2', illegal],
  ])('it has %s', (_, word, expected) => expectRefusal(sendLog(ana, run, `${log} ${word}`), expected));

  it('it travels to the current city', async () => {
    const fresh = await startRun(ana);
    expect(toRefusal(await sendLog(ana, fresh, `f${getHomeIndex(fresh)}.0`))).toEqual(illegal);
    expect(await listFlags(fresh.id)).toEqual([{ flag: 'illegal', detail: 'action 1: already_here' }]);
  });

  it('two devices write at once: one wins, the other gets a conflict', async () => {
    const fresh = await startRun(ana);
    const responses = await Promise.all([sendLog(ana, fresh, 'r1'), sendLog(ana, fresh, 'r2')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('a week of a dash is refused, and the run left unchanged, when', () => {
  let first: string;
  let second: QuestCommit;

  beforeEach(async () => {
    ana = await createMember(api);
    run = await startDash(ana);
    first = playWeek(run, '', run.keys[0]!);
    second = (await commit(ana, run, 0, first)).json<QuestCommit>();
  });

  const WEEK_COMMITTED = { status: 409, code: 'quest.week_committed' };
  const other = () => playOn(run, 100, `${first.split(' ')[0]} r1`);

  it('a different one was committed before', async () => {
    await expectRefusal(commit(ana, run, 0, other()), WEEK_COMMITTED);
    await expectRefusal(sendLog(ana, run, other(), { instead: first }), WEEK_COMMITTED);
    expect(await api.db.query('SELECT flag FROM quest_flags WHERE run_id = $1', [run.id])).toEqual([
      { flag: 'second_commit' },
    ]);
  });

  it('it is not due or not over', async () => {
    const notDue = { status: 409, code: 'quest.week_not_due' };
    await expectRefusal(commit(ana, run, 2, first), notDue);
    await expectRefusal(commit(ana, run, 1, first), notDue);
    const opened = `${first} k${second.nextKey!.a}.${second.nextKey!.b} r1`;
    await expectRefusal(commit(ana, run, 1, opened), notDue);
  });

  it('its key was never issued', async () => {
    const guessed = playWeek(run, first, { a: 1, b: 2 });
    await expectRefusal(commit(ana, run, 1, guessed), { status: 422, code: 'quest.illegal' });
    expect(await api.db.query('SELECT flag FROM quest_flags WHERE run_id = $1', [run.id])).toEqual([
      { flag: 'wrong_key' },
    ]);
  });

  it('its weeks are in another order', async () => {
    const whole = playWeek(run, first, second.nextKey!);
    const reordered = `${whole.slice(first.length + 1)} ${first}`;
    await expectRefusal(commit(ana, run, 1, reordered), { status: 409, code: 'quest.diverged' });
  });

  it('it continues after the end of the week without a key', () =>
    expectRefusal(commit(ana, run, 1, `${first} r1`), { status: 422, code: 'quest.illegal' }));
});

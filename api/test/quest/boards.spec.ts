import { randomUUID } from 'node:crypto';
import type {
  AdminQuestBalance,
  AdminQuestFlag,
  OpenPage,
  QuestBoard,
  QuestPlayer,
  QuestRun,
} from '@wanderwork/contracts';
import { ScoresRepository } from '../../src/modules/quest/boards/scores.repository.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { createBarrier, waitForLocks } from '../support/barrier.js';
import type { TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import { startRun, finishRun, setTier, playOn, startQuestApp, sendLog, appendQuit } from './player.js';

let api: TestApp;
beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());

const getBoard = async (who: Browser | null, name: string, cursor?: string): Promise<QuestBoard> => {
  const url = `/api/quest/leaderboards/${name}${cursor ? `?cursor=${cursor}` : ''}`;
  const response = who ? await who.request('GET', url) : await api.inject({ method: 'GET', url });
  expect(response.statusCode).toBe(200);
  return response.json<QuestBoard>();
};

const getUserId = async ({ email }: Browser): Promise<string> => {
  const [{ id }] = await api.db.query('SELECT id FROM users WHERE email = $1', [email]);
  return id;
};

/** A finished tour of `actions` careful actions. */
const finishTour = async (who: Browser, difficulty: string, actions: number): Promise<QuestRun> => {
  await setTier(api, who, 'pro');
  const run = await startRun(who, { mode: 'grand_tour', difficulty });
  return (await finishRun(who, run, appendQuit(playOn(run, actions)))).json<QuestRun>();
};

/** Inserts anonymous scores, all reached at the same moment. */
const insertScores = async (board: string, scores: readonly number[]): Promise<void> => {
  const owner = await createMember(api);
  const { id } = await finishTour(owner, 'gap_month', 0);
  for (const score of scores)
    await api.db.query(`INSERT INTO quest_scores VALUES ($1, $2, $3, $4, '2026-11-20T10:00:00Z')`, [
      board,
      randomUUID(),
      id,
      score,
    ]);
};

describe('a leaderboard', () => {
  it('has pages without gaps or repetitions, even with many equal scores', async () => {
    await insertScores('grand:extreme', [
      ...Array<number>(70).fill(500),
      ...Array<number>(50).fill(400),
      900,
    ]);
    const seen: (readonly [number | null, number])[] = [];
    let cursor: string | undefined;
    do {
      const page: QuestBoard = await getBoard(null, 'grand:extreme', cursor);
      seen.push(...page.rows.map(({ rank, score }) => [rank, score] as const));
      cursor = page.nextKey ?? undefined;
    } while (cursor);
    expect(seen.map(([rank]) => rank)).toEqual(Array.from({ length: 121 }, (_, at) => at + 1));
    expect(seen.map(([, score]) => score)).toEqual([900, ...Array(70).fill(500), ...Array(50).fill(400)]);
  });

  it('has the curve of all its scores on the first page alone', async () => {
    await insertScores('grand:hard', [10, 63, 64, 200]);
    const { curve, nextKey } = await getBoard(null, 'grand:hard');
    expect(curve).toEqual([
      { from: 0, players: 2 },
      { from: 64, players: 1 },
      { from: 192, players: 1 },
    ]);
    expect(nextKey).toBeNull();
    const { nextKey: cursor } = await getBoard(null, 'grand:extreme');
    expect((await getBoard(null, 'grand:extreme', cursor!)).curve).toEqual([]);
  });

  it('has page keys that reveal nothing about its players', async () => {
    const { nextKey } = await getBoard(null, 'grand:extreme');
    const decodedKey = Buffer.from(nextKey!, 'base64url').toString('latin1');
    const players = await api.db.query<{ id: string }[]>(
      `SELECT user_id AS id FROM quest_scores WHERE board = 'grand:extreme'`,
    );
    expect(players.filter(({ id }) => decodedKey.includes(id))).toEqual([]);
    expect(decodedKey).not.toMatch(/2026-11-20/);
  });

  it('shows players near their own rank, and refuses a key of another leaderboard', async () => {
    const ana = await createMember(api);
    const own = (await finishTour(ana, 'hard', 3)).result!.score;
    await insertScores('grand:hard', [own + 4, own + 3, own + 2, own - 1, own - 2, own - 3]);
    const page = await getBoard(ana, 'grand:hard');
    expect(page.around.map(({ rank, score, own: mine }) => [rank, score - own, mine])).toEqual([
      [2, 3, false],
      [3, 2, false],
      [4, 0, true],
      [5, -1, false],
      [6, -2, false],
    ]);
    expect((await getBoard(null, 'grand:hard')).around).toEqual([]);
    const { nextKey } = await getBoard(null, 'grand:extreme');
    const response = await ana.request('GET', `/api/quest/leaderboards/grand:hard?cursor=${nextKey}`);
    expect(response.json()).toMatchObject({ code: 'page.key_invalid' });
    expect((await ana.request('GET', '/api/quest/leaderboards/nobody')).statusCode).toBe(404);
  });

  it('ranks correctly, with ties, and when scores are added, improve or disappear', async () => {
    const board = 'daily:2020-01-01';
    const scores = api.app.get(ScoresRepository);
    const inOrder = async () => {
      const rows = await scores.findFirst(board, 100);
      const ranks = await Promise.all(rows.map((row) => scores.findRank(board, row)));
      expect(ranks).toEqual(rows.map((_, at) => at + 1));
    };
    await insertScores(board, [-70, -64, -1, 0, 0, 63, 64, 64, 64, 127, 128, 5000]);
    await inOrder();
    await api.db.query('UPDATE quest_scores SET score = 200 WHERE board = $1 AND score = 64', [board]);
    await inOrder();
    await api.db.query('DELETE FROM quest_scores WHERE board = $1 AND score > 100', [board]);
    await inOrder();
  });

  it('keeps the best run of a player, and shows a name only with consent', async () => {
    const ana = await createMember(api);
    const best = await finishTour(ana, 'standard', 12);
    const other = await finishTour(ana, 'standard', 0);
    const score = Math.max(best.result!.score, other.result!.score);
    expect((await getBoard(ana, 'grand:standard')).rows).toEqual([{ rank: 1, name: null, score, own: true }]);
    expect((await ana.request('GET', '/api/quest/player')).json<QuestPlayer>()).toEqual({
      named: false,
      name: 'Ana F.',
    });
    const [first, second] = best.result!.score > other.result!.score ? [best, other] : [other, best];
    await ana.request('DELETE', `/api/quest/runs/${first.id}`);
    expect((await getBoard(ana, 'grand:standard')).rows[0]?.score).toBe(second.result!.score);
    await ana.request('PUT', '/api/quest/player', { named: true });
    expect((await getBoard(null, 'grand:standard')).rows[0]?.name).toBe('Ana F.');
    await api.db.query('UPDATE users SET suspended_at = now() WHERE email = $1', [ana.email]);
    expect((await getBoard(null, 'grand:standard')).rows[0]?.name).toBeNull();
    await api.db.query('UPDATE users SET suspended_at = NULL WHERE email = $1', [ana.email]);
    const personal = api.app.get(PersonalData);
    const person = { id: await getUserId(ana), email: ana.email, earlier: [] };
    expect((await personal.exportAll(person)).wanderquest).toMatchObject({
      namedOnBoards: true,
      passport: { endings: [{ name: 'quit', times: 2 }] },
      runs: [{ run: { id: second.id }, setAside: [] }],
    });
    await api.db.transaction((manager) => personal.eraseAll(person, manager));
    expect((await getBoard(null, 'grand:standard')).rows).toEqual([]);
    for (const table of ['runs', 'scores', 'marks', 'players', 'attempts'])
      expect(await api.db.query(`SELECT 1 FROM quest_${table} WHERE user_id = $1`, [person.id])).toEqual([]);
  });

  it('loses both of two runs that are deleted at once', async () => {
    const ana = await createMember(api);
    const runs = [await finishTour(ana, 'gap_month', 2), await finishTour(ana, 'gap_month', 9)];
    runs.sort((one, other) => other.result!.score - one.result!.score);
    const gate = await createBarrier(api, 'INSERT', 'quest_scores');
    const [best, other] = runs.map(({ id }) => `/api/quest/runs/${id}`);
    const deleted = [ana.request('DELETE', best!)];
    await gate.reached();
    deleted.push(ana.request('DELETE', other!));
    await waitForLocks(api, 2);
    await gate.open();
    expect((await Promise.all(deleted)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    await gate.remove();
    expect((await getBoard(ana, 'grand:gap_month')).around).toEqual([]);
  });
});

describe("the game's section of the admin area", () => {
  it('shows how runs end and which logs were refused', async () => {
    const admin = await createMember(api);
    await api.db.query('UPDATE users SET is_admin = true WHERE email = $1', [admin.email]);
    await api.db.query('DELETE FROM quest_runs');
    const ana = await createMember(api);
    const scores = [
      (await finishTour(ana, 'hard', 2)).result!.score,
      (await finishTour(ana, 'hard', 9)).result!.score,
    ];
    const running = await startRun(ana);
    await sendLog(ana, running, 'x');
    await sendLog(ana, running, 'x');
    const balance = (await admin.request('GET', '/api/admin/quest/balance')).json<AdminQuestBalance>();
    expect(balance).toMatchObject({
      runs: 2,
      rows: [
        {
          mode: 'grand_tour',
          difficulty: 'hard',
          finished: 2,
          wins: 0,
          medianScore: (scores[0]! + scores[1]!) / 2,
        },
      ],
    });
    const { items } = (await admin.request('GET', '/api/admin/quest/flags')).json<OpenPage<AdminQuestFlag>>();
    expect(items).toMatchObject([
      { runId: running.id, email: ana.email, flag: 'illegal', detail: 'action 1: cannot_extend', times: 2 },
    ]);
  });
});

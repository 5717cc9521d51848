import { randomUUID } from 'node:crypto';
import { median } from '../rounds.mjs';
import { connected } from '../own-database.mjs';
import { tours } from './replays.mjs';

/** As many runs as one account may keep. */
const RUNS = 400;
const ROUNDS = 50;

const RUN = `
  INSERT INTO quest_runs (id, user_id, mode, difficulty, ranked, header, plan, keys, week_ends, log, actions, day,
    city_count, began_at, changed_at)
  VALUES (gen_random_uuid(), $1, 'grand_tour', 'standard', true, '{}', $2, '[]', '{}', $3, 0, 180, 12, now(), now())`;

/** Tours of the expert; the plan of each says which cards its player had met before. */
const fillRuns = async (client, userId) => {
  const { cards } = await import('../../../packages/quest-engine/dist/index.js');
  const met = cards.map(({ id }) => id);
  const played = await tours();
  for (let n = 0; n < RUNS; n += 1) {
    const { plan, log } = played[n % played.length];
    await client.query(RUN, [userId, JSON.stringify({ ...plan, met }), log]);
  }
  await client.query('VACUUM ANALYZE quest_runs');
};

const timed = async (what, ask) => {
  const times = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const rows = await ask();
    times.push(performance.now() - start);
    bytes = JSON.stringify(rows).length;
  }
  return { what, time: median(times), bytes };
};

/** Milliseconds and bytes of the list of somebody’s runs, and of all that is held of them, over one connection. */
export const timeLists = (url) =>
  connected(url, async (client) => {
    const { RunsRepository } = await import('../../../api/dist/modules/quest/runs/runs.repository.js');
    const runs = new RunsRepository({ query: async (sql, values) => (await client.query(sql, values)).rows });
    const userId = randomUUID();
    await fillRuns(client, userId);
    return [
      await timed('For their list', () => runs.findSummaries(userId)),
      await timed('With plan and log', () => runs.findAll(userId)),
    ];
  });

import { randomUUID } from 'node:crypto';
import { median } from '../rounds.mjs';
import { withConnection } from '../own-database.mjs';
import { playTours } from './replays.mjs';

/** The most runs that one account may store. */
const RUNS = 400;
const ROUNDS = 50;

const RUN = `
  INSERT INTO quest_runs (id, user_id, mode, difficulty, ranked, header, plan, keys, week_ends, log, actions, day,
    city_count, began_at, changed_at)
  VALUES (gen_random_uuid(), $1, 'grand_tour', 'standard', true, '{}', $2, '[]', '{}', $3, 0, 180, 12, now(), now())`;

/** Stores tours of the expert bot; the plan of each lists the cards its player had met before. */
const fillRuns = async (client, userId) => {
  const { cards } = await import('../../../packages/quest-engine/dist/index.js');
  const met = cards.map(({ id }) => id);
  const playedTours = await playTours();
  for (let n = 0; n < RUNS; n += 1) {
    const { plan, log } = playedTours[n % playedTours.length];
    await client.query(RUN, [userId, JSON.stringify({ ...plan, met }), log]);
  }
  await client.query('VACUUM ANALYZE quest_runs');
};

const measureQuery = async (what, query) => {
  const times = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const rows = await query();
    times.push(performance.now() - start);
    bytes = JSON.stringify(rows).length;
  }
  return { what, time: median(times), bytes };
};

/** Measures the list of a person's runs and all their stored data, in milliseconds and bytes, over one connection. */
export const timeLists = (url) =>
  withConnection(url, async (client) => {
    const { RunsRepository } = await import('../../../api/dist/modules/quest/runs/runs.repository.js');
    const runs = new RunsRepository({ driver: { master: client } });
    const userId = randomUUID();
    await fillRuns(client, userId);
    return [
      await measureQuery('For their list', () => runs.findSummaries(userId)),
      await measureQuery('With plan and log', () => runs.findAll(userId)),
    ];
  });

import { median } from '../rounds.mjs';

const ROUNDS = 100;

const plan = {
  mode: 'grand_tour',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
};

/** Plays whole tours with the expert bot and returns their plans and logs. */
export const playTours = async () => {
  const { createStart, serializeLog } = await import('../../../packages/quest-engine/dist/index.js');
  const { expert } = await import('../../../packages/quest-engine/dist/bots/expert.js');
  const { playGame } = await import('../../../packages/quest-engine/dist/bots/bot.js');
  return Array.from({ length: ROUNDS }, (_, round) => {
    const seeded = { ...plan, seedA: round * 7919, seedB: round + 1 };
    const log = [];
    playGame(createStart(seeded), expert(round), log);
    return { plan: seeded, log: serializeLog(log) };
  });
};

/** Measures the replay of a 180-day run by a worker, in milliseconds, one run after the other. */
export const timeReplays = async () => {
  const { ReplaysService } = await import('../../../api/dist/modules/quest/replay/replays.service.js');
  const replays = new ReplaysService();
  const jobs = await playTours();
  await replays.replay('a player', jobs[0]);
  const times = [];
  for (const job of jobs) {
    const start = performance.now();
    const result = await replays.replay('a player', job);
    if (!result?.ok) throw new Error('The replay rejected a tour of the expert.');
    times.push(performance.now() - start);
  }
  await replays.onModuleDestroy();
  const characters = jobs.reduce((sum, { log }) => sum + log.length, 0) / jobs.length;
  return { median: median(times), slowest: Math.max(...times), characters };
};

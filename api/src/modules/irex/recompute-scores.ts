import type { EntityManager } from 'typeorm';
import { storeScores } from './scores/store-scores.js';
import { readStoredCities } from './scores/score-inputs.js';
import { getMonth, storePastMonths, storeInputs, storeSnapshots } from './snapshots/store-snapshots.js';

/** Recomputes the scores of all cities and the snapshots of this month. */
export const recomputeScores = async (manager: EntityManager): Promise<void> => {
  const cities = await readStoredCities(manager);
  await storeScores(manager, cities);
  await storeInputs(manager, cities);
  await storeSnapshots(manager, getMonth(new Date()));
  await storePastMonths(manager);
};

import type { EntityManager } from 'typeorm';
import { getMonth } from '../snapshots/get-month.js';
import { storePastMonths } from '../snapshots/store-past.js';
import { storeInputs, storeSnapshots } from '../snapshots/store-snapshots.js';
import { storeScores } from './store-scores.js';
import { storeSearchEntries } from './store-search-entries.js';
import { storeSearchProfiles } from './store-search-profiles.js';
import { readStoredCities } from './stored-cities.js';

/**
 * Recomputes everything that derives from the rows of the table: scores, snapshots, searchable names and search
 * profiles.
 */
export const storeDerived = async (manager: EntityManager): Promise<void> => {
  const cities = await readStoredCities(manager);
  await storeScores(manager, cities);
  await storeInputs(manager, cities);
  await storeSnapshots(manager, getMonth(new Date()));
  await storePastMonths(manager);
  await storeSearchEntries(manager);
  await storeSearchProfiles(manager);
};

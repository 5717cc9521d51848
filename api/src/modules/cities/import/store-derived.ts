import type { EntityManager } from 'typeorm';
import { monthOf } from '../snapshots/get-month.js';
import { storePast } from '../snapshots/store-past.js';
import { storeInputs, storeSnapshots } from '../snapshots/store-snapshots.js';
import { storeScores } from './store-scores.js';
import { storeSearchEntries } from './store-search-entries.js';
import { storeSearchProfiles } from './store-search-profiles.js';
import { storedCities } from './stored-cities.js';

/**
 * Recomputes everything that derives from the rows of the table: scores, snapshots, searchable names and search
 * profiles.
 */
export const storeDerived = async (manager: EntityManager): Promise<void> => {
  const cities = await storedCities(manager);
  await storeScores(manager, cities);
  await storeInputs(manager, cities);
  await storeSnapshots(manager, monthOf(new Date()));
  await storePast(manager);
  await storeSearchEntries(manager);
  await storeSearchProfiles(manager);
};

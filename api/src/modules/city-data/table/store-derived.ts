import type { EntityManager } from 'typeorm';
import { recomputeScores } from '../../irex/index.js';
import { storeSearchEntries, storeSearchProfiles } from '../../city-search/index.js';

/**
 * Recomputes everything that derives from the rows of the table: scores, snapshots, searchable names and search
 * profiles.
 */
export const storeDerived = async (manager: EntityManager): Promise<void> => {
  await recomputeScores(manager);
  await storeSearchEntries(manager);
  await storeSearchProfiles(manager);
};

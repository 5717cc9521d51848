import { CountedSearchesCache } from '../../src/modules/city-search/search/counted-searches-cache.js';
import type { TestApp } from './test-app.js';

/** Resets today's search counts, in the database and in the memory of this process. */
export const forgetSearches = async ({ app, db }: Pick<TestApp, 'app' | 'db'>): Promise<void> => {
  await db.query('TRUNCATE counted_searches');
  app.get(CountedSearchesCache).clear();
};

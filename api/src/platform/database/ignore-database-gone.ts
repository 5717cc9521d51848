import { isUnavailable } from '../errors/database-gone.js';

/** Waits for a job's query. The next round does what a database that is gone, or out of resources, refuses now. */
export const ignoreDatabaseGone = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
};

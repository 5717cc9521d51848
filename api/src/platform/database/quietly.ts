import { isDatabaseGone } from '../errors/database-gone.js';

/** Waits for a job's query; a database that is gone just now is no reason to end the process. */
export const quietly = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isDatabaseGone(error)) throw error;
  }
};

import { isUnavailable } from '../errors/database-gone.js';

/** Awaits a job's query and ignores a database that is down or out of resources; the job's next run does the work. */
export const ignoreDatabaseGone = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
};

import { reportClientError } from '@wanderwork/platform';

/** Only reports the error: there is no release to roll back. */
export const reportFailure = (error) => reportClientError(error);

import { reportClientError } from '@wanderwork/platform';

/** There is no release to take back. */
export const reportFailure = (error) => reportClientError(error);

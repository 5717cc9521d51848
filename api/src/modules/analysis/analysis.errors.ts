import { errorCodes } from '@wanderwork/contracts';
import { AppError, unavailable } from '../../platform/errors/app-error.js';

/** The caller has too many analyses running. */
export const oneAtATime = () =>
  new AppError(
    429,
    errorCodes.analysisBusy,
    'Your other analyses are still being written. Stop one or wait until it’s done.',
    {},
    { 'retry-after': '5' },
  );

export const tooManyAnalyses = () =>
  unavailable('Many analyses are being written right now. Please try again soon.');

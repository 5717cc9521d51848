import { errorCodes } from '@wanderwork/contracts';
import { AppError, unavailable } from '../../platform/errors/app-error.js';

/** A person has one running already. */
export const oneAtATime = () =>
  new AppError(
    429,
    errorCodes.analysisBusy,
    'Another analysis of yours is still being written. Stop it, or wait for its end.',
    {},
    { 'retry-after': '5' },
  );

export const allDesksTaken = () =>
  unavailable('Many analyses are being written right now. Please try again soon.');

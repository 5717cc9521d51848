import { errorCodes, type NearestPlan } from '@wanderwork/contracts';
import type { Conflict, Trip } from '@wanderwork/travel';
import { AppError, unavailable } from '../../../platform/errors/app-error.js';

/** The nearest plan comes with the error. */
export const nothingFits = (nearest: NearestPlan<Trip, Conflict>) =>
  new AppError(422, errorCodes.tripNothingFits, 'No plan meets all of this. Here is the nearest one.', {
    ...nearest,
  });

export const tooManyProposals = () =>
  unavailable('Many trips are being planned right now. Please try again in a few seconds.', 5);

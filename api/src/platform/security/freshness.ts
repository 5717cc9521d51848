import { errorCodes } from '@wanderwork/contracts';
import { CLOCK_SKEW_MS } from '../clock-skew.js';
import { forbidden } from '../errors/app-error.js';

/** How long an authentication counts for sensitive routes. */
const FRESH_MS = 10 * 60 * 1000;

export const isFresh = (provenAt: Date | null): boolean => {
  if (provenAt === null) return false;
  const age = Date.now() - provenAt.getTime();
  return age > -CLOCK_SKEW_MS && age < FRESH_MS;
};

export const createFreshRequiredError = () =>
  forbidden(errorCodes.freshRequired, 'Please show once more that it is you.');

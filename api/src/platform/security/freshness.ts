import { errorCodes } from '@wanderwork/contracts';
import { forbidden } from '../errors/app-error.js';

/** How long a proof of who somebody is counts for what is dangerous. */
const FRESH_MS = 10 * 60 * 1000;

export const isFresh = (provenAt: Date | null): boolean =>
  provenAt !== null && Date.now() - provenAt.getTime() < FRESH_MS;

export const freshRequired = () =>
  forbidden(errorCodes.freshRequired, 'Please show once more that it is you.');

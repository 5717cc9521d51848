import { errorCodes } from '@wanderwork/contracts';
import { badRequest, notFound } from '../../platform/errors/app-error.js';

export const cityNotFound = () => notFound(errorCodes.cityNotFound, 'There is no such city.');

export const pageKeyInvalid = () =>
  badRequest(
    errorCodes.pageKeyInvalid,
    'This page key does not belong to this list. Start from the first page.',
  );

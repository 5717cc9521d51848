import { errorCodes } from '@wanderwork/contracts';
import { badRequest, forbidden, notFound } from '../../platform/errors/app-error.js';

export const cityNotFound = () => notFound(errorCodes.cityNotFound, 'There is no such city.');

export const pageKeyInvalid = () =>
  badRequest(
    errorCodes.pageKeyInvalid,
    'This page key does not belong to this list. Start from the first page.',
  );

export const citiesNotFound = (slugs: readonly string[]) =>
  notFound(errorCodes.cityNotFound, `We do not know ${slugs.join(' and ')}.`);

export const analyticsArePremium = () =>
  forbidden(errorCodes.tierRequired, 'Detailed analytics are part of Premium.', { tier: 'premium' });

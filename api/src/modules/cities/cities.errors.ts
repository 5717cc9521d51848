import { errorCodes, FAVOURITES_MAX, joinNames } from '@wanderwork/contracts';
import { badRequest, forbidden, notFound } from '../../platform/errors/app-error.js';

export const cityNotFound = () => notFound(errorCodes.cityNotFound, 'There is no such city.');

/** 400 and not 409, which would invite clients to retry: only the member can make room. */
export const tooManyFavourites = () =>
  badRequest(
    errorCodes.favouritesFull,
    `You have saved ${FAVOURITES_MAX} cities, the maximum. Remove one to save another.`,
  );

export const citiesNotFound = (slugs: readonly string[]) =>
  notFound(errorCodes.cityNotFound, `We do not know ${joinNames(slugs)}.`, { slugs });

export const analyticsArePremium = () =>
  forbidden(errorCodes.tierRequired, 'Detailed analytics are part of Premium.', { tier: 'premium' });

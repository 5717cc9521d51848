import { errorCodes } from '@wanderwork/contracts';
import { badRequest, notFound } from '../../platform/errors/app-error.js';

export const unknownCity = () => {
  const message = 'Please choose a city from the list';
  return badRequest(errorCodes.cityUnknown, message, {
    errors: [{ path: 'homeCity', rule: 'known', message }],
  });
};

export const pictureMissing = () => notFound(errorCodes.pictureNotFound, 'There is no such picture.');

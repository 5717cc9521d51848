import { errorCodes, PICTURE_MAX_MEGAPIXELS } from '@wanderwork/contracts';
import { badRequest, notFound } from '../../platform/errors/app-error.js';

export const unknownCity = () => {
  const message = 'Please choose a city of the list';
  return badRequest(errorCodes.cityUnknown, message, {
    errors: [{ path: 'homeCity', rule: 'known', message }],
  });
};

export const pictureRefused = () =>
  badRequest(
    errorCodes.pictureRefused,
    `Please choose a JPEG, PNG or WebP picture of at most 5 MB and ${PICTURE_MAX_MEGAPIXELS} megapixels.`,
  );

export const pictureMissing = () => notFound(errorCodes.pictureNotFound, 'There is no such picture.');

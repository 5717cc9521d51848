import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../../platform/errors/app-error.js';

export const unknownCity = () => {
  const message = 'Please choose a city of the list';
  return badRequest(errorCodes.cityUnknown, message, {
    errors: [{ path: 'homeCity', rule: 'known', message }],
  });
};

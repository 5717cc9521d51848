import { errorCodes } from '@wanderwork/contracts';
import { badRequest, notFound } from '../../platform/errors/app-error.js';

export const allWeightsZero = () =>
  badRequest(errorCodes.irexWeighsNothing, 'All sliders are at 0. Move at least one above 0.');

export const unknownPassport = () =>
  notFound(
    errorCodes.passportUnknown,
    'We don’t know the entry rules of this passport. Please use its two-letter country code, such as BR.',
  );

export const emptyWorkingDay = () =>
  badRequest(errorCodes.irexNoWorkingDay, 'A working day can’t start and end at the same time.');

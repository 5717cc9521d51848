import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../../platform/errors/app-error.js';

export const allWeightsZero = () =>
  badRequest(errorCodes.irexWeighsNothing, 'All sliders are at 0. Move at least one above 0.');

export const emptyWorkingDay = () =>
  badRequest(errorCodes.irexNoWorkingDay, 'A working day can’t start and end at the same time.');

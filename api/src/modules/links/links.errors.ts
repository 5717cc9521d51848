import { errorCodes } from '@wanderwork/contracts';
import { AppError, notFound } from '../../platform/errors/app-error.js';

const GONE = 410;

export const linkUnknown = () =>
  notFound(
    errorCodes.linkUnknown,
    'This link is not one of ours. Please copy the whole of it from the mail.',
  );

export const linkUsed = () =>
  new AppError(GONE, errorCodes.linkUsed, 'This link was used already. It works once.');

export const linkExpired = () =>
  new AppError(GONE, errorCodes.linkExpired, 'This link is too old. Please ask for a new one.');

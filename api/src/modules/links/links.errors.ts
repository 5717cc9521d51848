import { errorCodes } from '@wanderwork/contracts';
import { AppError, notFound } from '../../platform/errors/app-error.js';

const GONE = 410;

export const linkUnknown = () =>
  notFound(
    errorCodes.linkUnknown,
    'This link is not one of ours. Please copy the whole link from the email.',
  );

export const linkUsed = () =>
  new AppError(GONE, errorCodes.linkUsed, 'This link has already been used. It works only once.');

export const linkExpired = () =>
  new AppError(GONE, errorCodes.linkExpired, 'This link has expired. Please request a new one.');

import { errorCodes, TOO_YOUNG } from '@wanderwork/contracts';
import { AppError, badRequest, notFound } from '../../platform/errors/app-error.js';

export const tooYoung = () => badRequest(errorCodes.ageTooYoung, TOO_YOUNG);

export const noSuchIssue = () =>
  notFound(errorCodes.issueNotFound, 'There is no such issue of the newsletter.');

const CONFLICT = 409;

export const issueStarted = () =>
  new AppError(CONFLICT, errorCodes.issueStarted, 'This issue is on its way already, and stays as it is.');

export const issueUntested = () =>
  new AppError(
    CONFLICT,
    errorCodes.issueUntested,
    'These words were not tried out yet. Please send yourself a test copy first.',
  );

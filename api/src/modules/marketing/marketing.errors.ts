import { errorCodes, TOO_YOUNG } from '@wanderwork/contracts';
import { badRequest, conflict, notFound } from '../../platform/errors/app-error.js';

export const tooYoung = () => badRequest(errorCodes.ageTooYoung, TOO_YOUNG);

export const noSuchIssue = () =>
  notFound(errorCodes.issueNotFound, 'There is no such issue of the newsletter.');

export const issueStarted = () =>
  conflict(errorCodes.issueStarted, 'This issue is on its way already, and stays as it is.');

export const issueUntested = () =>
  conflict(
    errorCodes.issueUntested,
    'These words were not tried out yet. Please send yourself a test copy first.',
  );

import { errorCodes, TOO_YOUNG } from '@wanderwork/contracts';
import { badRequest, conflict, notFound } from '../../platform/errors/app-error.js';

export const tooYoung = () => badRequest(errorCodes.ageTooYoung, TOO_YOUNG);

export const noSuchIssue = () => notFound(errorCodes.issueNotFound, 'This newsletter issue does not exist.');

export const issueStarted = () =>
  conflict(errorCodes.issueStarted, 'This issue is already being sent and can’t be changed.');

export const issueUntested = () =>
  conflict(
    errorCodes.issueUntested,
    'This text has not been tested yet. Please send yourself a test copy first.',
  );

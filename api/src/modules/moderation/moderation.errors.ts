import { errorCodes } from '@wanderwork/contracts';
import { badRequest, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';

/** Also for things that exist but are not the reader's business. */
export const connectNotFound = () =>
  notFound(errorCodes.connectNotFound, 'We couldn’t find that. It may have been removed.');

export const moderatorRequired = () =>
  forbidden(errorCodes.connectModeratorRequired, 'This is for moderators.');

export const secondFactorMissing = () =>
  forbidden(
    errorCodes.secondFactorRequired,
    'Moderators need a second factor. Add one in your settings first.',
  );

/** The moderator's own case, or one about somebody they blocked. */
export const ownCase = () =>
  forbidden(errorCodes.connectModeratorRequired, 'Somebody else must decide this case.');

export const caseLeased = () =>
  conflict(errorCodes.connectCaseLeased, 'Another moderator is working on this case.');

export const caseNotLeased = () =>
  conflict(
    errorCodes.connectCaseLeased,
    'Open the case again before you decide it: your time for it is over.',
  );

export const caseClosed = () => conflict(errorCodes.connectCaseClosed, 'This case has been decided.');

export const decidedByModerator = () =>
  forbidden(
    errorCodes.connectRefused,
    'A moderator changed this. Your decisions say why, and how to appeal.',
  );

export const decisionFinal = () =>
  conflict(errorCodes.decisionFinal, 'This decision can no longer be appealed.');

const invalidField = (path: string, message: string) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', {
    errors: [{ path, rule: 'moderation', message }],
  });

export const actionUnsuitable = () => invalidField('action', 'This action does not apply here');
export const pauseNeedsDays = () => invalidField('days', 'Writing is paused for 1, 7 or 30 days');
export const valueMissing = () => invalidField('value', 'Please enter the new text');
export const endInvalid = () => invalidField('until', 'Please choose an end within a year');

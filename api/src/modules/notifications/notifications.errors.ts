import { errorCodes } from '@wanderwork/contracts';
import { badRequest, conflict, notFound } from '../../platform/errors/app-error.js';

export const pushOff = () => notFound(errorCodes.connectNotFound, 'Push notifications are off here.');

export const pushSubscriptionUnknown = () =>
  notFound(errorCodes.connectNotFound, 'We don’t know this browser.');

/** The id is in use by somebody else, who can't be named. */
export const pushSubscriptionChanged = () =>
  conflict(errorCodes.connectChanged, 'Please turn push notifications on again.');

export const pushServiceUnknown = () =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', {
    errors: [{ path: 'endpoint', rule: 'push', message: 'This browser’s push service isn’t supported' }],
  });

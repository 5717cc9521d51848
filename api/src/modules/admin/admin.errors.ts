import { errorCodes } from '@wanderwork/contracts';
import { badRequest, forbidden, notFound } from '../../platform/errors/app-error.js';

export const noSuchUser = () => notFound(errorCodes.userNotFound, 'There is no such account.');

export const ownAccount = () =>
  badRequest(errorCodes.ownAccount, 'You cannot change your own role or access. Please ask another admin.');

export const unconfirmedAdmin = () =>
  badRequest(errorCodes.emailUnconfirmed, 'An admin needs a confirmed email address.');

export const adminRequired = () => forbidden(errorCodes.adminRequired, 'This is for admins.');

export const mailNotFailed = () =>
  badRequest(errorCodes.mailNotFailed, 'Only a failed email can be sent again.');

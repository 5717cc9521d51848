import { errorCodes } from '@wanderwork/contracts';
import { badRequest, forbidden, notFound } from '../../platform/errors/app-error.js';

export const noSuchUser = () => notFound(errorCodes.userNotFound, 'There is no such account.');

export const ownAccount = () =>
  badRequest(errorCodes.ownAccount, 'Your own role and access are for another admin to change.');

export const unconfirmedAdmin = () =>
  badRequest(errorCodes.emailUnconfirmed, 'An admin needs a confirmed e-mail address.');

export const adminRequired = () => forbidden(errorCodes.adminRequired, 'This is for admins.');

export const mailNotFailed = () =>
  badRequest(errorCodes.mailNotFailed, 'Only a letter that failed can be sent again.');

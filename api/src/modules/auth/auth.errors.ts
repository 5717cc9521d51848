import { errorCodes, TOO_YOUNG } from '@wanderwork/contracts';
import {
  badRequest,
  conflict,
  forbidden,
  notFound,
  tooMany,
  unauthorized,
} from '../../platform/errors/app-error.js';

/** One answer for an unknown e-mail, an account without a password and a wrong password. */
export const invalidCredentials = () =>
  unauthorized(errorCodes.invalidCredentials, 'Invalid email or password.');

export const tooManyAttempts = (seconds: number) =>
  tooMany(seconds, `Your account is safe. Please wait ${seconds} s before you try again.`);

export const tooYoung = () => badRequest(errorCodes.ageTooYoung, TOO_YOUNG);

export const insecureConnection = () =>
  badRequest(
    errorCodes.insecureConnection,
    'You are not signed in: this needs https. Behind a proxy, TRUST_PROXY must name it.',
  );

export const accountSuspended = () =>
  forbidden(
    errorCodes.suspended,
    'This account is suspended. Please write to us if you think that this is a mistake.',
  );

export const sessionEnded = () => unauthorized(errorCodes.sessionRequired, 'Please sign in first.');

export const noSuchSession = () =>
  notFound(errorCodes.sessionNotFound, 'This session has ended already, or never was yours.');

export const wrongPassword = () => badRequest(errorCodes.passwordWrong, 'This is not your current password.');

export const emailUnconfirmed = () =>
  forbidden(errorCodes.emailUnconfirmed, 'Please confirm your address first: we sent you a link.');

export const emailUnchanged = () =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', {
    errors: [{ path: 'email', rule: 'otherEmail', message: 'This is your address already' }],
  });

export const emailInUse = () =>
  conflict(errorCodes.emailTaken, 'This address has an account already, so yours stays as it is.');

/** Somebody has to be able to run the product. */
export const lastAdmin = () =>
  conflict(errorCodes.lastAdmin, 'The last admin has to stay. Please make somebody else an admin first.');

/** 403 and not 401: nobody was signed in, so nobody is signed out by it. */
export const signInExpired = () =>
  forbidden(errorCodes.signInExpired, 'This sign-in took too long. Please start again with your password.');

export const codeInvalid = () =>
  badRequest(
    errorCodes.codeInvalid,
    'This code is not right, or it was used already. Please try the next one.',
  );

export const codeMissing = () =>
  badRequest(errorCodes.validation, 'Please enter your password or a code, or use your passkey.');

/** The password was right, and the account has a second factor in force. */
export const secondFactorRequired = () =>
  badRequest(
    errorCodes.secondFactorRequired,
    'Please also enter a code from your authenticator app, or a recovery code.',
  );

export const proofMissing = () =>
  badRequest(errorCodes.validation, 'Please enter your password, or use your passkey.');

export const totpAlreadySetUp = () =>
  badRequest(errorCodes.factorKnown, 'There is an authenticator app already. Please remove it first.');

export const noSuchSecondFactor = () =>
  badRequest(errorCodes.factorMissing, 'There is no such second factor here.');

export const passkeyRefused = () =>
  badRequest(errorCodes.passkeyRefused, 'This passkey was not accepted. Please try again.');

export const tooManyPasskeys = (max: number) =>
  badRequest(errorCodes.passkeyRefused, `An account has ${max} passkeys at the most.`);

export const noSuchPasskey = () =>
  notFound(errorCodes.passkeyNotFound, 'This passkey was removed already, or never was yours.');

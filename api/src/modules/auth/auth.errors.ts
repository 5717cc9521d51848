import { errorCodes, TOO_YOUNG } from '@wanderwork/contracts';
import {
  badRequest,
  conflict,
  forbidden,
  notFound,
  tooMany,
  unauthorized,
} from '../../platform/errors/app-error.js';

/** The same answer for an unknown email, an account without a password and a wrong password. */
export const invalidCredentials = () =>
  unauthorized(errorCodes.invalidCredentials, 'Invalid email or password.');

export const tooManyAttempts = (seconds: number) =>
  tooMany(seconds, `Too many attempts. Your account is safe. Please wait ${seconds} s, then try again.`);

export const tooYoung = () => badRequest(errorCodes.ageTooYoung, TOO_YOUNG);

export const insecureConnection = () =>
  badRequest(
    errorCodes.insecureConnection,
    'You are not signed in, because signing in needs HTTPS. If the server runs behind a proxy, name it in TRUST_PROXY.',
  );

export const accountSuspended = () =>
  forbidden(
    errorCodes.suspended,
    'This account is suspended. If you think this is a mistake, please contact us.',
  );

export const sessionEnded = () => unauthorized(errorCodes.sessionRequired, 'Please sign in first.');

export const noSuchSession = () =>
  notFound(errorCodes.sessionNotFound, 'This session has already ended, or it is not yours.');

export const wrongPassword = () => badRequest(errorCodes.passwordWrong, 'This is not your current password.');

export const emailUnconfirmed = () =>
  forbidden(errorCodes.emailUnconfirmed, 'Please confirm your email address first. We sent you a link.');

export const emailUnchanged = () =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', {
    errors: [{ path: 'email', rule: 'otherEmail', message: 'This is already your email address' }],
  });

export const emailInUse = () =>
  conflict(errorCodes.emailInUse, 'Another account already uses this address. Your address stays the same.');

/** Somebody must always be able to run the product. */
export const lastAdmin = () =>
  conflict(
    errorCodes.lastAdmin,
    'There must be at least one admin. Please make someone else an admin first.',
  );

/** 403 instead of 401: nobody is signed in yet, so the browser must not treat this as the end of a session. */
export const signInExpired = () =>
  forbidden(errorCodes.signInExpired, 'Your sign-in timed out. Please start again with your password.');

export const codeInvalid = () =>
  badRequest(errorCodes.codeInvalid, 'This code is wrong or was already used. Please try the next one.');

export const codeMissing = () =>
  badRequest(errorCodes.validation, 'Please enter your password or a code, or use your passkey.');

/** The password is right, but the account also has a second factor. */
export const secondFactorRequired = () =>
  badRequest(
    errorCodes.secondFactorRequired,
    'Please also enter a code from your authenticator app, or a recovery code.',
  );

export const proofMissing = () =>
  badRequest(errorCodes.validation, 'Please enter your password, or use your passkey.');

export const totpAlreadySetUp = () =>
  badRequest(errorCodes.factorKnown, 'You already have an authenticator app. Please remove it first.');

export const secondFactorNotSetUp = () =>
  badRequest(errorCodes.factorMissing, 'Please set up a second factor first.');

export const passkeyRefused = () =>
  badRequest(errorCodes.passkeyRefused, 'This passkey was not accepted. Please try again.');

export const tooManyPasskeys = (max: number) =>
  badRequest(errorCodes.passkeyRefused, `An account can have at most ${max} passkeys.`);

export const noSuchPasskey = () =>
  notFound(errorCodes.passkeyNotFound, 'This passkey was already removed, or it is not yours.');

import { errorCodes, TOO_YOUNG } from '@wanderwork/contracts';
import { badRequest, tooMany, unauthorized } from '../../platform/errors/app-error.js';

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

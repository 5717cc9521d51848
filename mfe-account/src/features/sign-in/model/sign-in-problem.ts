import { HttpError, serverMessage } from '@wanderwork/platform';

const INVALID_CREDENTIALS = 'Invalid email or password.';
const REFUSED = 'There was a problem with your login attempt.';
const UNEXPECTED = 'Login error: An unexpected error occurred. Please try again.';

/** Why signing in failed, in the words of the specification; the server's own come first. */
export const signInProblem = (error: unknown): string => {
  if (!(error instanceof HttpError)) return UNEXPECTED;
  return serverMessage(error, error.status === 401 ? INVALID_CREDENTIALS : REFUSED);
};

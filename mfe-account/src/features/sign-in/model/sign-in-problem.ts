import { HttpError } from '@wanderwork/platform';
import { reasonOf, wasAnsweredByServer } from '../../../shared/refusal';

/** Where one signs in: the page and the dialog call what nobody expected by two names. */
export type SignInPlace = 'page' | 'dialog';

interface Problem {
  title: string;
  words: string;
}

const FAILED = 'Login failed';
const INVALID_CREDENTIALS = 'Invalid email or password.';
const REFUSED = 'There was a problem with your login attempt.';
const SPEECHLESS = 'Server error';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Why signing in failed, in the words of the specification; the server's own come first. */
export const signInProblem = (error: unknown, place: SignInPlace): Problem => {
  if (!wasAnsweredByServer(error))
    return { title: place === 'page' ? 'Login error' : FAILED, words: UNEXPECTED };
  return { title: FAILED, words: reasonOf(error) || withoutReason(error) };
};

/** A wrong password is said to be one, a server that broke down is not. */
const withoutReason = (error: unknown): string => {
  if (!(error instanceof HttpError) || error.status === 401) return INVALID_CREDENTIALS;
  return error.body ? REFUSED : SPEECHLESS;
};

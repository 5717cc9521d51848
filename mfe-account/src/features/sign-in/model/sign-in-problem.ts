import { HttpError } from '@wanderwork/platform';
import { getReason, wasAnsweredByServer } from '../../../shared/refusal';

/** Where the form is. The specification gives an unexpected error different titles on the page and in the dialog. */
export type SignInPlace = 'page' | 'dialog';

interface Problem {
  title: string;
  message: string;
}

const FAILED = 'Login failed';
const INVALID_CREDENTIALS = 'Invalid email or password.';
const REFUSED = 'There was a problem with your login attempt.';
const NO_MESSAGE = 'Server error';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Why signing in failed: the server's message, or else the text of the specification. */
export const toSignInProblem = (error: unknown, place: SignInPlace): Problem => {
  if (!wasAnsweredByServer(error))
    return { title: place === 'page' ? 'Login error' : FAILED, message: UNEXPECTED };
  return { title: FAILED, message: getReason(error) || getDefaultMessage(error) };
};

/** The message for an answer without a reason: a wrong password (401), a refusal, or a server error without a body. */
const getDefaultMessage = (error: unknown): string => {
  if (!(error instanceof HttpError) || error.status === 401) return INVALID_CREDENTIALS;
  return error.body ? REFUSED : NO_MESSAGE;
};

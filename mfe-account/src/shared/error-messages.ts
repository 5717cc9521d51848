import { getServerMessage } from '@wanderwork/platform';
import { ReauthenticationCanceled } from './fresh/reauthentication-canceled';
import { isPasskeyRefused } from './passkeys';

/** The message if the server did not answer or gave no message. */
export const OFFLINE_MESSAGE = 'Nothing has changed. We couldn’t reach the server. Please try again.';
const NOT_REAUTHENTICATED = 'Nothing has changed: you need to confirm it’s you.';
const NO_PASSKEY = 'No passkey was used, and nothing has changed.';

/** The message for a failed change: the server's own if it gave one. */
export const toErrorMessage = (problem: unknown): string => {
  if (problem instanceof ReauthenticationCanceled) return NOT_REAUTHENTICATED;
  return isPasskeyRefused(problem) ? NO_PASSKEY : getServerMessage(problem, OFFLINE_MESSAGE);
};

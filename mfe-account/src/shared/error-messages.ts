import { serverMessage } from '@wanderwork/platform';
import { ReauthenticationCancelled } from './fresh/reauthentication-cancelled';
import { isPasskeyRefused } from './passkeys';

/** What is said where the server gave no words of its own. */
export const OFFLINE_MESSAGE = 'Nothing has changed. The server could not be reached; please try again.';
const UNPROVEN = 'Nothing has changed: this needs a proof that it is you.';
const NO_PASSKEY = 'No passkey was used, and nothing has changed.';

/** What to say when something of one's own could not be changed; the server's own words come first. */
export const errorMessage = (problem: unknown): string => {
  if (problem instanceof ReauthenticationCancelled) return UNPROVEN;
  return isPasskeyRefused(problem) ? NO_PASSKEY : serverMessage(problem, OFFLINE_MESSAGE);
};

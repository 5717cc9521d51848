import { errorCodes } from '@wanderwork/contracts';
import { HttpError, getServerMessage } from '@wanderwork/platform';
import { Banner } from '@wanderwork/ui';
import { ReauthenticationCanceled } from './fresh/reauthentication-canceled';
import { isPasskeyRefused } from './passkeys';

/** The message if the server did not answer or gave no message. */
export const OFFLINE_MESSAGE = 'Nothing has changed. We couldn’t reach the server. Please try again.';
const NOT_REAUTHENTICATED = 'Nothing has changed: you need to confirm it’s you.';
const NO_PASSKEY = 'No passkey was used, and nothing has changed.';

/** The message for a failed change: the server's own if it gave one, otherwise `fallback`. */
export const toErrorMessage = (problem: unknown, fallback = OFFLINE_MESSAGE): string => {
  if (problem instanceof ReauthenticationCanceled) return NOT_REAUTHENTICATED;
  return isPasskeyRefused(problem) ? NO_PASSKEY : getServerMessage(problem, fallback);
};

interface Props {
  /** What a form or an action threw, or null. */
  problem: unknown;
  /** The message if the server gave none. */
  fallback?: string;
}

/** An error banner; nothing if there is no error. */
export const ErrorMessage = ({ problem, fallback }: Props) =>
  problem !== null && (
    <Banner tone="bad" role="alert">
      {toErrorMessage(problem, fallback)}
    </Banner>
  );

const NOT_FOUND = 404;
const CONFLICT = 409;
const outdatedCodes: readonly unknown[] = [errorCodes.factorKnown, errorCodes.factorMissing];

/** Whether the data on the page is outdated, because it was changed in another tab or on another device. */
export const isOutdated = (problem: unknown): boolean =>
  problem instanceof HttpError &&
  (problem.status === NOT_FOUND || problem.status === CONFLICT || outdatedCodes.includes(problem.code));

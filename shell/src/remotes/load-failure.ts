import type { Release, RemoteName } from '@wanderwork/contracts';
import type { FailureReason } from './diagnose';

/** Why a remote could not be shown, and which release it was. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    readonly reason: FailureReason,
    readonly remote: RemoteName,
    readonly version: string,
    options?: ErrorOptions,
  ) {
    super(`${remote} ${version} would not start: ${reason}`, options);
  }
}

/**
 * Finds out why the code of a release failed to load. A page whose remotes load never fetches the code for it; if that
 * fails to load too, the network is down.
 */
export const findReason = async (error: unknown, release: Release): Promise<FailureReason> => {
  const diagnosis = await import('./diagnose').catch(() => null);
  return diagnosis ? diagnosis.diagnose(error, release) : 'network';
};

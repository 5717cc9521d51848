import type { ReleaseReport, RemoteName } from '@wanderwork/contracts';

export type FailureReason = ReleaseReport['reason'];

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

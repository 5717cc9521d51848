import type { Release, RemoteName, RemoteSlot } from '@wanderwork/contracts';
import { isRemoteModule, unmetRequirements, type RemoteApp, type RemotePanels } from '@wanderwork/platform';
import { diagnose } from './diagnose';
import { forgetRemote, importSlot, providedVersions } from './federation';
import { LoadFailure, type FailureReason } from './load-failure';
import { findRelease, refetchReleases } from './releases';

type AnyRemote = RemoteApp & RemotePanels;

/** Later than this counts as failed. */
export const PATIENCE_MS = 8000;

const timeOut = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    const error = Object.assign(new Error('The remote took too long'), { name: 'TimeoutError' });
    setTimeout(() => reject(error), PATIENCE_MS);
  });

const checkedImport = async (release: Release, slot: RemoteSlot): Promise<AnyRemote> => {
  const failure = (reason: FailureReason, cause?: unknown) =>
    new LoadFailure(reason, release.name, release.version, { cause });
  if (unmetRequirements(release.requires, providedVersions()).length > 0) throw failure('contract');
  const module = await Promise.race([importSlot(release, slot), timeOut()]).catch(async (error: unknown) => {
    forgetRemote(release);
    throw failure(await diagnose(error, release), error);
  });
  if (!isRemoteModule(module)) throw failure('contract');
  return module;
};

/** Loads what a remote shows in `slot`. `afresh` asks for the list of releases again first: the remote may have moved. */
export const loadSlot = async (name: RemoteName, slot: RemoteSlot, afresh = false): Promise<AnyRemote> => {
  // A list that cannot be had again is no reason not to try with the one at hand.
  if (afresh) await refetchReleases().catch(() => null);
  const release = findRelease(name);
  if (!release) throw new LoadFailure('network', name, 'unknown');
  return checkedImport(release, slot);
};

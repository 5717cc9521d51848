import type { Release, RemoteName, RemoteSlot } from '@wanderwork/contracts';
import {
  isRemoteModule,
  findUnmetRequirements,
  type RemoteApp,
  type RemotePanels,
} from '@wanderwork/platform';
import { forgetRemote, importSlot, getProvidedVersions } from './federation';
import type { FailureReason } from './diagnose';
import { findReason, LoadFailure } from './load-failure';
import { findRelease, refetchReleases } from './releases';

type AnyRemote = RemoteApp & RemotePanels;

/** A load that takes longer has failed. */
export const LOAD_TIMEOUT_MS = 8000;

const rejectAfterTimeout = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    const error = Object.assign(new Error('The remote took too long'), { name: 'TimeoutError' });
    setTimeout(() => reject(error), LOAD_TIMEOUT_MS);
  });

const importChecked = async (release: Release, slot: RemoteSlot): Promise<AnyRemote> => {
  const createFailure = (reason: FailureReason, cause?: unknown) =>
    new LoadFailure(reason, release.name, release.version, { cause });
  if (findUnmetRequirements(release.requires, getProvidedVersions()).length > 0)
    throw createFailure('contract');
  const module = await Promise.race([importSlot(release, slot), rejectAfterTimeout()]).catch(
    async (error: unknown) => {
      forgetRemote(release);
      throw createFailure(await findReason(error, release), error);
    },
  );
  if (!isRemoteModule(module)) throw createFailure('contract');
  return module;
};

/** Loads a slot of a remote. `afresh` first fetches the list of releases again: the remote may have moved. */
export const loadSlot = async (name: RemoteName, slot: RemoteSlot, afresh = false): Promise<AnyRemote> => {
  // If the list fails to load, try the one already loaded.
  if (afresh) await refetchReleases().catch(() => null);
  const release = findRelease(name);
  if (!release) throw new LoadFailure('network', name, 'unknown');
  return importChecked(release, slot);
};

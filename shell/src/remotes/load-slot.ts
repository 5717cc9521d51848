import type { Release, RemoteName, RemoteSlot } from '@wanderwork/contracts';
import { isRemoteModule, unmetRequirements, type RemoteApp } from '@wanderwork/platform';
import { diagnose } from './diagnose';
import { entryUrl, forget, importSlot, providedVersions } from './federation';
import { LoadFailure, type FailureReason } from './load-failure';
import { findRelease, refetchReleases } from './releases';

/** Later than this counts as failed. */
const PATIENCE_MS = 8000;

const timeOut = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(
      () => reject(Object.assign(new Error('The remote took too long'), { name: 'TimeoutError' })),
      PATIENCE_MS,
    );
  });

/** Our own patience, the runtime's with an entry, or webpack's with a chunk. */
const isTimeOut = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || /timed out|\(timeout: /.test(error.message));

/** What the runtime says when a script ran but was not the container, or the container lacks the slot. */
const brokenContract = /RUNTIME-001|RUNTIME-014|does not exist in container/;

const reasonOf = async (error: unknown, release: Release): Promise<FailureReason> => {
  if (isTimeOut(error)) return 'timeout';
  if (error instanceof Error && brokenContract.test(error.message)) return 'contract';
  return diagnose(entryUrl(release), release.integrity[release.entry]);
};

const checkedImport = async (release: Release, slot: RemoteSlot): Promise<RemoteApp> => {
  const failure = (reason: FailureReason, cause?: unknown) =>
    new LoadFailure(reason, release.name, release.version, { cause });
  if (unmetRequirements(release.requires, providedVersions()).length > 0) throw failure('contract');
  const module = await Promise.race([importSlot(release, slot), timeOut()]).catch(async (error: unknown) => {
    forget(release);
    throw failure(await reasonOf(error, release), error);
  });
  if (!isRemoteModule(module)) throw failure('contract');
  return module;
};

/** Loads what a remote shows in `slot`. `afresh` asks for the list of releases again first: the remote may have moved. */
export const loadSlot = async (name: RemoteName, slot: RemoteSlot, afresh = false): Promise<RemoteApp> => {
  // A list that cannot be had again is no reason not to try with the one at hand.
  if (afresh) await refetchReleases().catch(() => null);
  const release = findRelease(name);
  if (!release) throw new LoadFailure('network', name, 'unknown');
  return checkedImport(release, slot);
};

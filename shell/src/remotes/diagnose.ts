import type { Release, ReleaseReport } from '@wanderwork/contracts';
import { getEntryUrl } from './federation';
import { refetchReleases } from './releases';

export type FailureReason = ReleaseReport['reason'];

const TIMEOUT_MS = 4000;

/** Whether `bytes` match the hash in `integrity` (`sha256-…`). */
const matchesIntegrity = async (bytes: ArrayBuffer, integrity: string): Promise<boolean> => {
  const [name = '', promised] = integrity.split(/-(.*)/);
  const digest = await crypto.subtle.digest(name.replace('sha', 'SHA-'), bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === promised;
};

/** Our own timeout, the runtime's for an entry, or webpack's for a chunk. */
const isTimeOut = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || /timed out|\(timeout: /.test(error.message));

/** The runtime's errors when a script ran but was not the container, or the container lacks the slot. */
const isBrokenContract = (error: unknown): boolean =>
  error instanceof Error && /RUNTIME-001|RUNTIME-014|does not exist in container/.test(error.message);

/** webpack names the chunk that failed; any other load failure is the entry. */
const getFailedUrl = (error: unknown, release: Release): string =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : getEntryUrl(release);

/** Ignores the query that a retry adds. */
const getIntegrity = (url: string, { baseUrl, integrity }: Release): string | undefined => {
  const { origin, pathname } = new URL(url);
  const folder = new URL(baseUrl, location.href).href;
  const file = origin + pathname;
  return file.startsWith(folder) ? integrity[decodeURIComponent(file.slice(folder.length))] : undefined;
};

/** Pages contain hashes only for what they preload; the full list has those of scripts that load later. */
const findIntegrity = async (url: string, release: Release): Promise<string | undefined> => {
  const ownIntegrity = getIntegrity(url, release);
  if (ownIntegrity || url === getEntryUrl(release)) return ownIntegrity;
  const releases = await refetchReleases().catch(() => []);
  const currentRelease = releases.find(
    ({ name, version }) => name === release.name && version === release.version,
  );
  return currentRelease && getIntegrity(url, currentRelease);
};

/**
 * A script that fails to run gives no reason. Fetching it once more as data shows whether it is missing (`network`)
 * or differs from the published file (`integrity`).
 */
const inspect = async (url: string, integrity: string | undefined): Promise<FailureReason> => {
  if (!integrity) return 'network';
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return 'network';
    return (await matchesIntegrity(await response.arrayBuffer(), integrity)) ? 'network' : 'integrity';
  } catch {
    return 'network';
  }
};

/** Finds out why the code of a release failed to load. */
export const diagnose = async (error: unknown, release: Release): Promise<FailureReason> => {
  if (isTimeOut(error)) return 'timeout';
  if (isBrokenContract(error)) return 'contract';
  const url = getFailedUrl(error, release);
  return inspect(url, await findIntegrity(url, release));
};

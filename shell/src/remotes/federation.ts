import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Release, RemoteName, RemoteSlot } from '@wanderwork/contracts';
import { toContainerName, type ProvidedVersions } from '@wanderwork/platform';

/**
 * Slightly shorter than the timeout in `load-slot.ts`: a script that timed out is removed, so that a retry starts
 * fresh.
 */
const SCRIPT_TIMEOUT_MS = 7800;

/** The releases registered with the runtime, by remote. */
const registered = new Map<RemoteName, Release>();

export const getEntryUrl = ({ baseUrl, entry }: Release): string =>
  new URL(baseUrl + entry, location.href).href;

const getIntegrity = (url: string): string | undefined => {
  const release = [...registered.values()].find((candidate) => getEntryUrl(candidate) === url);
  return release?.integrity[release.entry];
};

const tryCounts = new Map<string, number>();

/** A hanging request would block the next one to the same address, so a retry gets its own address. */
const addRetryParameter = (url: string): string => {
  const count = (tryCounts.get(url) ?? 0) + 1;
  tryCounts.set(url, count);
  return count > 1 ? `${url}?try=${count}` : url;
};

/** Entries are CORS requests with a hash, exactly like the served preloads; otherwise they would be fetched twice. */
const createScript = ({ url }: { url: string }) => {
  const script = document.createElement('script');
  script.src = addRetryParameter(url);
  script.crossOrigin = 'anonymous';
  script.integrity = getIntegrity(url) ?? '';
  return { script, timeout: SCRIPT_TIMEOUT_MS };
};

/** Must run before the first remote is loaded. */
export const startFederation = (): void => registerPlugins([{ name: 'checked-entries', createScript }]);

const isSameRelease = (a: Release | undefined, b: Release): boolean =>
  a?.version === b.version && a.baseUrl === b.baseUrl;

const registerRelease = (release: Release): void => {
  if (isSameRelease(registered.get(release.name), release)) return;
  registered.set(release.name, release);
  const container = toContainerName(release);
  registerRemotes(
    [{ name: release.name, entry: getEntryUrl(release), entryGlobalName: container, type: 'global' }],
    { force: true },
  );
};

/** Otherwise the runtime would wait for scripts that never arrived. */
const removePendingScripts = ({ baseUrl }: Release): void => {
  const folder = new URL(baseUrl, location.href).href;
  for (const script of [...document.scripts]) if (script.src.startsWith(folder)) script.remove();
};

/** Forgets a failed release, so that the next attempt starts fresh. */
export const forgetRemote = (release: Release): void => {
  registered.delete(release.name);
  removePendingScripts(release);
};

/** Imports what the release exposes under `slot`. */
export const importSlot = (release: Release, slot: RemoteSlot): Promise<unknown> => {
  registerRelease(release);
  return loadRemote<unknown>(`${release.name}/${slot}`);
};

const getProvidedVersion = (name: string): string => {
  const versions = getInstance()?.shareScopeMap['default']?.[name];
  return Object.keys(versions ?? {})[0] ?? 'none';
};

/** The versions of the shared packages that this shell provides. */
export const getProvidedVersions = (): ProvidedVersions => ({
  platform: getProvidedVersion('@wanderwork/platform'),
  ui: getProvidedVersion('@wanderwork/ui'),
});

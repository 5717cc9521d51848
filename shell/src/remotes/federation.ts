import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Release, RemoteName, RemoteSlot } from '@wanderwork/contracts';
import { containerName, type ProvidedVersions } from '@wanderwork/platform';

/** After this the runtime gives a script up; `load-slot.ts` gives up the whole load. */
const SCRIPT_PATIENCE_MS = 8000;

/** The releases that the runtime was told of, by remote. */
const registered = new Map<RemoteName, Release>();

export const entryUrl = ({ baseUrl, entry }: Release): string => new URL(baseUrl + entry, location.href).href;

const integrityOf = (url: string): string | undefined => {
  const release = [...registered.values()].find((known) => entryUrl(known) === url);
  return release?.integrity[release.entry];
};

/** Entries are CORS requests with a hash, exactly as the served preloads are: else they would be fetched twice. */
const createScript = ({ url }: { url: string }) => {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(url) ?? '';
  return { script, timeout: SCRIPT_PATIENCE_MS };
};

/** Must run before the first remote is asked for. */
export const startFederation = (): void => registerPlugins([{ name: 'checked-entries', createScript }]);

const isSame = (a: Release | undefined, b: Release): boolean =>
  a?.version === b.version && a.baseUrl === b.baseUrl;

const register = (release: Release): void => {
  if (isSame(registered.get(release.name), release)) return;
  registered.set(release.name, release);
  const container = containerName(release);
  registerRemotes(
    [{ name: release.name, entry: entryUrl(release), entryGlobalName: container, type: 'global' }],
    { force: true },
  );
};

/** Forgets a release that failed, so that the next attempt begins from nothing. */
export const forget = (name: RemoteName): void => void registered.delete(name);

/** What the release exposes under `slot`. */
export const importSlot = (release: Release, slot: RemoteSlot): Promise<unknown> => {
  register(release);
  return loadRemote<unknown>(`${release.name}/${slot}`);
};

const providedVersion = (name: string): string => {
  const versions = getInstance()?.shareScopeMap['default']?.[name];
  return Object.keys(versions ?? {})[0] ?? 'none';
};

/** The versions of the shared packages that this shell really provides. */
export const providedVersions = (): ProvidedVersions => ({
  platform: providedVersion('@wanderwork/platform'),
  ui: providedVersion('@wanderwork/ui'),
});

import type { Release, RemoteSlot } from '@wanderwork/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PanelName } from './panels/panels';

/** What a remote exposes under each slot: a component as default export. Only `./app` is a must. */
export interface RemoteModule {
  default: ComponentType;
}

/** `./app`: renders the feature's `<Routes>` with full paths, never a router of its own; see `featureApp`. */
export interface RemoteApp {
  /**
   * Its `preload` fetches the code of the page at `address` (path and query), and asks `client` for the data that it will show first, so
   * that opening it shows it at once. It does not wait for the data.
   */
  default: ComponentType & { preload?: (address: string, client?: QueryClient) => Promise<void> };
}
/** The sections of the home page that one remote has at different places of it. */
export type HomePart = 'community' | 'newsletter';

export interface RemoteHomeProps {
  /** The one to show; a remote with a single section need not look at it. */
  part?: HomePart;
}
/** `./home`: the feature's section of the home page, or the `part` of it that stands at this place. */
export interface RemoteHome {
  default: ComponentType<RemoteHomeProps>;
}
/** `./admin`: the feature's section of the admin area. */
export type RemoteAdmin = RemoteModule;
/** `./panels`: dialogs and side panels; it reads `usePanels` to know which is open. */
export interface RemotePanels extends RemoteModule {
  /** The ones it has. For the others the shell goes to the page that does the same. */
  opens?: PanelName[];
}

export type ProvidedVersions = Record<keyof Release['requires'], string>;

/** A function, or what `memo`, `lazy` and styled-components wrap it in. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Whether `value` has the shape that a slot promises. */
export const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'default' in value && isComponent(value.default);

/** The name under which a release announces itself on the page; the version in it keeps two releases apart. */
export const containerName = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${name}_${version}`.replace(/\W/g, '_');

/** What to ask the container for. */
export const getExposedPath = (slot: RemoteSlot): string => `./${slot}`;

type Version = [major: number, minor: number, patch: number];

const parseVersion = (text: string): Version | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/** Whether `provided` serves what was built for `lowest`: not older, and no breaking version (major; minor before 1.0) apart. */
export const isCompatibleVersion = (provided: string, minimum: string): boolean => {
  const providedVersion = parseVersion(provided);
  const requiredVersion = parseVersion(minimum);
  if (!providedVersion || !requiredVersion || providedVersion[0] !== requiredVersion[0]) return false;
  if (providedVersion[1] !== requiredVersion[1])
    return providedVersion[0] > 0 && providedVersion[1] > requiredVersion[1];
  return providedVersion[2] >= requiredVersion[2];
};

/** The shared packages of this shell that are too old, or too new, for the release. */
export const findUnmetRequirements = (
  requires: Release['requires'],
  provided: ProvidedVersions,
): (keyof Release['requires'])[] =>
  (['platform', 'ui'] as const).filter((key) => !isCompatibleVersion(provided[key], requires[key]));

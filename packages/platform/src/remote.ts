import type { Release, RemoteSlot } from '@wanderwork/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PanelName } from './panels/panels';

/** What a remote exposes under each slot: a component as default export. Only `./app` is required. */
export interface RemoteModule {
  default: ComponentType;
}

/** `./app`: renders the feature's `<Routes>` with full paths and no router of its own; see `featureApp`. */
export interface RemoteApp {
  /**
   * `preload` fetches the code of the page at `address` (path and query) and requests its first data with `client`,
   * so that the page opens at once. It does not wait for the data.
   */
  default: ComponentType & { preload?: (address: string, client?: QueryClient) => Promise<void> };
}
/** Names of home page sections, for a remote that has several. */
export type HomePart = 'community' | 'newsletter';

export interface RemoteHomeProps {
  /** The section to show; a remote with a single section ignores it. */
  part?: HomePart;
}
/** `./home`: the feature's section of the home page, or the `part` of it that belongs here. */
export interface RemoteHome {
  default: ComponentType<RemoteHomeProps>;
}
export type RemoteAdmin = RemoteModule;
/** `./panels`: dialogs and side panels; it reads `usePanels` to know which one is open. */
export interface RemotePanels extends RemoteModule {
  /** The panels it has. For the others the shell opens the matching page. */
  opens?: PanelName[];
}

/** `./assistant`: the side panel of the travel assistant; it reads `usePanels` to know whether it is open. */
export type RemoteAssistant = RemoteModule;

export type ProvidedVersions = Record<keyof Release['requires'], string>;

/** A function, or an object made by `memo`, `lazy` or styled-components. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Whether `value` has the shape a slot requires. */
export const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'default' in value && isComponent(value.default);

/** The global name of a release's container. It includes the version, which keeps two releases apart. */
export const toContainerName = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${name}_${version}`.replace(/\W/g, '_');

/** The path to request from the container. */
export const getExposedPath = (slot: RemoteSlot): string => `./${slot}`;

type Version = [major: number, minor: number, patch: number];

const parseVersion = (text: string): Version | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/**
 * Whether `provided` is compatible with `minimum`: not older, and without a breaking change (a different major
 * version, or minor version before 1.0).
 */
export const isCompatibleVersion = (provided: string, minimum: string): boolean => {
  const providedVersion = parseVersion(provided);
  const requiredVersion = parseVersion(minimum);
  if (!providedVersion || !requiredVersion || providedVersion[0] !== requiredVersion[0]) return false;
  if (providedVersion[1] !== requiredVersion[1])
    return providedVersion[0] > 0 && providedVersion[1] > requiredVersion[1];
  return providedVersion[2] >= requiredVersion[2];
};

/** Returns the shared packages of this shell that are too old or too new for the release. */
export const findUnmetRequirements = (
  requires: Release['requires'],
  provided: ProvidedVersions,
): (keyof Release['requires'])[] =>
  (['platform', 'ui'] as const).filter((key) => !isCompatibleVersion(provided[key], requires[key]));

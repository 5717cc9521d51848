import type { Release } from '@wanderwork/contracts';
import { DeliveryError } from './delivery.errors.js';

const VERSION_PLACE = '{version}';

/** The address at which this site serves a release. */
const ownAddress = ({ name, version }: Release) => `/releases/${name}/${encodeURIComponent(version)}/`;

/**
 * The address of a release's files. `elsewhere` is the folder on another server that holds them;
 * `{version}` in it is replaced by the release's version, so that a server can keep several versions.
 */
export const addressOf = (manifest: Release, elsewhere: string | null): string => {
  if (elsewhere === null) return ownAddress(manifest);
  const text = elsewhere.replaceAll(VERSION_PLACE, encodeURIComponent(manifest.version));
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !/^https?:$/.test(url.protocol))
    throw new DeliveryError(`${elsewhere} is no http or https address of a folder.`);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
};

/** The origin from which browsers load a release, or null if it is this site. */
export const originOf = ({ baseUrl }: Pick<Release, 'baseUrl'>): string | null =>
  baseUrl.startsWith('/') ? null : new URL(baseUrl).origin;

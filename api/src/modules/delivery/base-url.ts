import type { Release } from '@wanderwork/contracts';
import { DeliveryError } from './delivery.errors.js';

const VERSION_PLACE = '{version}';

/** Where this site itself serves a release. */
const ownAddress = ({ name, version }: Release) => `/releases/${name}/${encodeURIComponent(version)}/`;

/**
 * The address of a release's files. `elsewhere` is the folder on another server that holds them;
 * `{version}` in it stands for the release's version, so that a server may keep several side by side.
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

/** The origin that a browser must be allowed to reach for a release, or null when it is this site's own. */
export const originOf = ({ baseUrl }: Pick<Release, 'baseUrl'>): string | null =>
  baseUrl.startsWith('/') ? null : new URL(baseUrl).origin;

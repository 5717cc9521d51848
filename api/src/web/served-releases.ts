import type { Release, ReleaseList } from '@wanderwork/contracts';

const withPreloadedHashes = (release: Release): Release => {
  const { entry, preload, routes, integrity } = release;
  const preloaded = new Set([entry, ...preload, ...routes.flatMap((route) => route.preload)]);
  return {
    ...release,
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => preloaded.has(file))),
  };
};

/**
 * Returns the list of releases for pages, with the hashes only of files that a browser preloads. The release's own code
 * has the hashes of scripts loaded later, and `/api/releases` has all of them.
 */
export const toServedReleases = ({ releases, ...list }: ReleaseList): ReleaseList => ({
  ...list,
  releases: releases.map(withPreloadedHashes),
});

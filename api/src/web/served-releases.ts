import type { Release, ReleaseList } from '@wanderwork/contracts';

const forBrowser = (release: Release): Release => {
  const { entry, preload, routes, integrity } = release;
  const preloaded = new Set([entry, ...preload, ...routes.flatMap((route) => route.preload)]);
  return {
    ...release,
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => preloaded.has(file))),
  };
};

/**
 * The list of releases as pages carry it: with the hashes of those files alone that a browser preloads. Scripts that are
 * loaded later have theirs in the release's own code, and `/api/releases` has all of them.
 */
export const servedReleases = ({ releases, ...list }: ReleaseList): ReleaseList => ({
  ...list,
  releases: releases.map(forBrowser),
});

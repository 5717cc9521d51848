import { compareExactness, type Release, type ReleaseRoute } from '@wanderwork/contracts';
import { matchPath } from 'react-router-dom';

export interface RemotePage {
  release: Release;
  route: ReleaseRoute;
}

/** The remote page at `path`, the most specific match; null when no release serves it. */
export const findRemotePage = (releases: readonly Release[], path: string): RemotePage | null =>
  releases
    .flatMap((release) => release.routes.map((route) => ({ release, route })))
    .filter(({ route }) => matchPath(route.path, path) !== null)
    .sort((a, b) => compareExactness(a.route.path, b.route.path))[0] ?? null;

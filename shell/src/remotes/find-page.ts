import type { Release, ReleaseRoute } from '@wanderwork/contracts';
import { matchPath } from 'react-router-dom';

export interface RemotePage {
  release: Release;
  route: ReleaseRoute;
}

/** Exact words before parameters, and both before an open end, as the server decides it too. */
const exactness = (pattern: string): string =>
  pattern
    .split('/')
    .map((part) => (part === '*' ? '0' : part.startsWith(':') ? '1' : '2'))
    .join('');

const byExactness = (a: RemotePage, b: RemotePage): number =>
  exactness(b.route.path).localeCompare(exactness(a.route.path));

/** The page of a remote at `path`; null when no release serves it. */
export const findRemotePage = (releases: readonly Release[], path: string): RemotePage | null =>
  releases
    .flatMap((release) => release.routes.map((route) => ({ release, route })))
    .filter(({ route }) => matchPath(route.path, path) !== null)
    .sort(byExactness)[0] ?? null;

import { compareExactness, type Release, type ShellBuild, type ShellRoute } from '@wanderwork/contracts';
import { matchPattern } from '../platform/pages/path-pattern.js';

/** A page of the site: its route and the release that renders it (null for the shell's own pages). */
export interface SitePage {
  route: ShellRoute;
  release: Release | null;
  /** Files that this page needs besides its release's entry or the shell's scripts. */
  files: string[];
}

const toPages = (release: Release): SitePage[] =>
  release.routes.map((route) => ({ route, release, files: [...release.preload, ...route.preload] }));

/** Lists every page of the site, the most exact path first; if two have the same path, the shell's comes first. */
export const listPages = (shell: Pick<ShellBuild, 'routes'>, releases: readonly Release[]): SitePage[] => {
  const shellPages = shell.routes.map((route): SitePage => ({ route, release: null, files: route.preload }));
  return [...shellPages, ...releases.flatMap(toPages)].sort((a, b) =>
    compareExactness(a.route.path, b.route.path),
  );
};

/** Finds the page at `path`; null when there is none. */
export const findPage = (pages: readonly SitePage[], path: string): SitePage | null =>
  pages.find((page) => matchPattern(page.route.path, path) !== null) ?? null;

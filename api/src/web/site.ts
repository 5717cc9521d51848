import { byExactness, type Release, type ShellBuild, type ShellRoute } from '@wanderwork/contracts';
import { matchPattern } from '../platform/pages/path-pattern.js';

/** A page of the site: its route and the release that draws it, null for the shell's own pages. */
export interface SitePage {
  route: ShellRoute;
  release: Release | null;
  /** Files that this page needs besides its release's entry, or besides the shell's scripts. */
  files: string[];
}

const pagesOf = (release: Release): SitePage[] =>
  release.routes.map((route) => ({ route, release, files: [...release.preload, ...route.preload] }));

/** Every page of the site, the most exact path first; where two claim a path the shell has it. */
export const sitePages = (shell: Pick<ShellBuild, 'routes'>, releases: readonly Release[]): SitePage[] => {
  const own = shell.routes.map((route): SitePage => ({ route, release: null, files: route.preload }));
  return [...own, ...releases.flatMap(pagesOf)].sort((a, b) => byExactness(a.route.path, b.route.path));
};

/** The page that `path` shows, or null: then nobody serves it. */
export const findPage = (pages: readonly SitePage[], path: string): SitePage | null =>
  pages.find((page) => matchPattern(page.route.path, path) !== null) ?? null;

import { useRouteChange } from '@wanderwork/platform';
import { useLocation, type NavigationType } from 'react-router-dom';
import { PageSpinner } from '../layout/page-loading';
import { findRemotePage } from '../remotes/find-page';
import { useReleases } from '../remotes/releases';
import { RemotePage } from '../remotes/remote-page';
import { ShellPages } from './shell-pages';

/** Renders the page of a remote if the list of releases has one for this path, otherwise a page of the shell. */
export const CurrentPage = ({ kind }: { kind: `${NavigationType}` }) => {
  const { pathname } = useLocation();
  const releases = useReleases((state) => state.releases);
  useRouteChange(kind);
  // Opened offline for the first time: the list of releases is still loading.
  if (!releases) return <PageSpinner />;
  const page = findRemotePage(releases, pathname);
  return page ? <RemotePage page={page} path={pathname} /> : <ShellPages />;
};

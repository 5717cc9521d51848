import { useRouteChange } from '@wanderwork/platform';
import { useLocation, type NavigationType } from 'react-router-dom';
import { PageSpinner } from '../layout/page-loading';
import { findRemotePage } from '../remotes/find-page';
import { useReleases } from '../remotes/releases';
import { RemotePage } from '../remotes/remote-page';
import { ShellPages } from './shell-pages';

/** Decides whose page this is: a remote's, by the list of releases, or the shell's own. */
export const CurrentPage = ({ kind }: { kind: `${NavigationType}` }) => {
  const { pathname } = useLocation();
  const releases = useReleases((state) => state.releases);
  useRouteChange(kind);
  // Opened offline for the first time: whose page it is will be known in a moment.
  if (!releases) return <PageSpinner />;
  const page = findRemotePage(releases, pathname);
  return page ? <RemotePage page={page} path={pathname} /> : <ShellPages />;
};

import { useRouteChange } from '@wanderwork/platform';
import { useLocation, type NavigationType } from 'react-router-dom';
import { findRemotePage } from '../remotes/find-page';
import { useReleases } from '../remotes/releases';
import { RemotePage } from '../remotes/remote-page';
import { ShellPages } from './shell-pages';

/** Decides whose page this is: a remote's, by the list of releases, or the shell's own. */
export const CurrentPage = ({ kind }: { kind: `${NavigationType}` }) => {
  const { pathname } = useLocation();
  const releases = useReleases((state) => state.releases);
  useRouteChange(kind);
  const page = findRemotePage(releases ?? [], pathname);
  return page ? <RemotePage page={page} path={pathname} /> : <ShellPages />;
};

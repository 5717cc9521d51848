import { paths, type ReleaseReport, type RemoteName } from '@wanderwork/contracts';
import { http, reportClientError } from '@wanderwork/platform';
import { LoadFailure } from './load-failure';
import { findRelease } from './releases';

/** A script of a page that could not be had, as webpack names it. */
const isChunkFailure = (error: unknown): error is Error & { type?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

const reportOf = (error: unknown, name: RemoteName): ReleaseReport => {
  if (error instanceof LoadFailure) return { name, version: error.version, reason: error.reason };
  const version = findRelease(name)?.version ?? 'unknown';
  if (isChunkFailure(error))
    return { name, version, reason: error.type === 'timeout' ? 'timeout' : 'network' };
  return { name, version, reason: 'render' };
};

/** Tells the server which release failed, and why; enough of these bring the last good release back. */
export const reportFailure = (error: unknown, name: RemoteName): void => {
  const report = reportOf(error, name);
  http.post(paths.api.releaseReport(), report, { keepalive: true }).catch(() => undefined);
  if (report.reason === 'render') reportClientError(error, `${report.name}@${report.version}`);
};

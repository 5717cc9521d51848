import { paths, type ReleaseReport, type RemoteName } from '@wanderwork/contracts';
import { http, HttpError, reportClientError } from '@wanderwork/platform';
import { findReason, LoadFailure } from './load-failure';
import { findRelease } from './releases';

/** A chunk of a page that failed to load, as webpack names the error. */
const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const createReport = async (error: unknown, name: RemoteName): Promise<ReleaseReport | null> => {
  if (error instanceof LoadFailure) return { name, version: error.version, reason: error.reason };
  const release = findRelease(name);
  if (!release) return null;
  const reason = isChunkFailure(error) ? await findReason(error, release) : 'render';
  return { name, version: release.version, reason };
};

const sentReports = new Set<string>();

/**
 * A failed remote may leave several places empty, but is reported once. If the report did not reach the server, it is
 * sent again.
 */
const sendReport = async (report: ReleaseReport): Promise<void> => {
  const failure = `${report.name} ${report.version} ${report.reason}`;
  if (sentReports.has(failure)) return;
  sentReports.add(failure);
  try {
    await http.post(paths.api.releaseReport(), report, { keepalive: true });
  } catch (sendError) {
    if (!(sendError instanceof HttpError)) sentReports.delete(failure);
  }
};

const send = async (error: unknown, name: RemoteName): Promise<void> => {
  const report = await createReport(error, name);
  if (!report) return;
  if (report.reason === 'render') reportClientError(error, `${report.name}@${report.version}`);
  await sendReport(report);
};

/**
 * Reports to the server which release failed and why; enough reports bring back the last good release. Never throws.
 */
export const reportFailure = (error: unknown, name: RemoteName): void =>
  void send(error, name).catch(() => undefined);

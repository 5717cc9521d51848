import { paths } from '@wanderwork/contracts';
import { type ReportRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';

/** A file to download. */
export interface ReportFile {
  name: string;
  content: Blob;
}

const FALLBACK_NAME = 'wanderwork-report';

const parseFileName = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? FALLBACK_NAME;

/** Requests a report. */
export const fetchReport = async (request: ReportRequest): Promise<ReportFile> => {
  const response = await http.raw(paths.api.reports(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { name: parseFileName(response.headers.get('content-disposition')), content: await response.blob() };
};

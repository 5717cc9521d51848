import { paths } from '@wanderwork/contracts';
import { type ReportRequest } from '@wanderwork/contracts/requests';
import { HttpError } from '@wanderwork/platform';

/** A file on its way to the reader's downloads. */
export interface ReportFile {
  name: string;
  content: Blob;
}

const FALLBACK_NAME = 'wanderwork-report';

const nameIn = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? FALLBACK_NAME;

/** Has a report made; the shared helper reads JSON and text, and this is neither. */
export const fetchReport = async (asked: ReportRequest): Promise<ReportFile> => {
  const response = await fetch(paths.api.reports(), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
  return { name: nameIn(response.headers.get('content-disposition')), content: await response.blob() };
};

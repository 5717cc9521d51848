import { useMutation } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { type ReportRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';

/** A file to download. */
interface ReportFile {
  name: string;
  content: Blob;
}

const FALLBACK_NAME = 'wanderwork-report';

const parseFileName = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? FALLBACK_NAME;

/** Requests a report. */
const fetchReport = async (request: ReportRequest): Promise<ReportFile> => {
  const response = await http.raw(paths.api.reports(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { name: parseFileName(response.headers.get('content-disposition')), content: await response.blob() };
};

/** Long enough for the slowest browser to start the download. */
const REVOKE_DELAY_MS = 60_000;

/** Starts the download of a file. */
const saveFile = ({ name, content }: ReportFile): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
};

/** Creates a report and downloads it. */
export const useReport = () =>
  useMutation({
    mutationFn: fetchReport,
    onSuccess: saveFile,
  });

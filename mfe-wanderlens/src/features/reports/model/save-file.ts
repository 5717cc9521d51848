import { type ReportFile } from '../api/fetch-report';

/** Long enough for the slowest browser to start the download. */
const REVOKE_DELAY_MS = 60_000;

/** Starts the download of a file. */
export const saveFile = ({ name, content }: ReportFile): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
};

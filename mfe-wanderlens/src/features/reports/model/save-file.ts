import { type ReportFile } from '../api/fetch-report';

/** Long enough for the slowest browser to begin. */
const REVOKE_DELAY_MS = 60_000;

/** Hands a file to the browser's downloads. */
export const saveFile = ({ name, content }: ReportFile): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
};

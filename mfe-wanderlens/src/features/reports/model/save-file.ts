import { type ReportFile } from '../api/fetch-report';

/** Long enough for the slowest browser to begin. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
export const saveFile = ({ name, content }: ReportFile): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};

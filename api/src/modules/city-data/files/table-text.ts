import { TABLE_MAX_BYTES } from '@wanderwork/contracts';
import { TableError } from './table-error.js';

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const NEW_LINE = 10;
/** First bytes of compressed files. A workbook such as .xlsx is a ZIP file. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const GZIP = [0x1f, 0x8b];

/** Most characters of one row. A city with all its figures takes a tenth of that. */
const MAX_LINE_LENGTH = 100_000;

const startsWith = (bytes: Buffer, ...prefix: number[]): boolean =>
  bytes.subarray(0, prefix.length).equals(Buffer.from(prefix));

const getLineNumber = (bytes: Buffer, at: number): number =>
  bytes.subarray(0, at).reduce((line, byte) => (byte === NEW_LINE ? line + 1 : line), 1);

const isText = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The start of the first line that is not valid UTF-8. */
const findInvalidLineStart = (bytes: Buffer): number => {
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(NEW_LINE, start);
    if (!isText(bytes.subarray(start, end < 0 ? bytes.length : end))) return start;
    start = end < 0 ? bytes.length : end + 1;
  }
  return 0;
};

const checkLineLengths = (text: string): void => {
  let start = 0;
  for (let line = 1; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    const lineEnd = end < 0 ? text.length : end;
    if (lineEnd - start > MAX_LINE_LENGTH)
      throw new TableError(`Line ${line}: is longer than ${MAX_LINE_LENGTH} characters.`);
    start = lineEnd + 1;
  }
};

/**
 * Decodes a table file: UTF-8, with or without a byte order mark. Throws a `TableError` with the line of the first
 * problem.
 */
export const decodeTable = (bytes: Buffer): string => {
  if (bytes.length > TABLE_MAX_BYTES)
    throw new TableError(`The file is too large. The limit is ${TABLE_MAX_BYTES / 1024 / 1024} MB.`);
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    throw new TableError('Line 1: the file is written in UTF-16. Save it as UTF-8.');
  if (startsWith(bytes, ...ZIP) || startsWith(bytes, ...GZIP))
    throw new TableError(
      'The file is compressed: a ZIP, or a workbook such as .xlsx. Save the sheet as CSV and upload that.',
    );
  const nulIndex = bytes.indexOf(0);
  if (nulIndex >= 0) throw new TableError(`Line ${getLineNumber(bytes, nulIndex)}: this is not a text file.`);
  if (!isText(bytes))
    throw new TableError(
      `Line ${getLineNumber(bytes, findInvalidLineStart(bytes))}: the text is not valid UTF-8.`,
    );
  const hasMark = startsWith(bytes, ...BYTE_ORDER_MARK);
  const text = (hasMark ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes).toString('utf8');
  checkLineLengths(text);
  return text;
};

const BREAK = '\r\n';
const NAME = /;\s*name="([^"\r\n]*)"/i;

/** A longer header line is not a form field and is skipped. */
const MAX_LINE_LENGTH = 1000;

/** Returns the field name in the headers of a part; undefined for a file or anything else. */
const readFieldName = (head: string): string | undefined => {
  const line = head.split(BREAK).find((one) => /^content-disposition:/i.test(one));
  if (line === undefined || line.length > MAX_LINE_LENGTH || /filename/i.test(line)) return undefined;
  return NAME.exec(line)?.[1];
};

/** A part starts after the line of its boundary and ends before the next boundary. */
const readField = (part: string): [name: string, value: string][] => {
  const end = part.indexOf(BREAK + BREAK);
  const name = end < 0 ? undefined : readFieldName(part.slice(0, end));
  return name === undefined ? [] : [[name, part.slice(end + 2 * BREAK.length).replace(/\r\n$/, '')]];
};

/**
 * Returns the text fields of a multipart form. Files are skipped, because no form of this product sends them this way.
 */
export const parseMultipartTexts = (body: string, contentType: string): Record<string, string> => {
  const boundary = /boundary="?([^";\s]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return {};
  const [, ...parts] = body.split(`--${boundary}`);
  return Object.fromEntries(parts.flatMap(readField));
};

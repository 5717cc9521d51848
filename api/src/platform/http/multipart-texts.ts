const BREAK = '\r\n';
const NAME = /;\s*name="([^"\r\n]*)"/i;

/** More than a line of a form's part takes; a longer one is no field, and is not looked at. */
const LONGEST_LINE = 1000;

/** The name of the field that a part's lines describe; undefined for a file, and for what is no field. */
const fieldOf = (head: string): string | undefined => {
  const line = head.split(BREAK).find((one) => /^content-disposition:/i.test(one));
  if (line === undefined || line.length > LONGEST_LINE || /filename/i.test(line)) return undefined;
  return NAME.exec(line)?.[1];
};

/** A part begins after its boundary's line, and ends before the next one. */
const fieldIn = (part: string): [name: string, value: string][] => {
  const end = part.indexOf(BREAK + BREAK);
  const name = end < 0 ? undefined : fieldOf(part.slice(0, end));
  return name === undefined ? [] : [[name, part.slice(end + 2 * BREAK.length).replace(/\r\n$/, '')]];
};

/** The text fields of a multipart form. Files are left out: no form of ours sends them so. */
export const multipartTexts = (body: string, contentType: string): Record<string, string> => {
  const boundary = /boundary="?([^";\s]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return {};
  const [, ...parts] = body.split(`--${boundary}`);
  return Object.fromEntries(parts.flatMap(fieldIn));
};

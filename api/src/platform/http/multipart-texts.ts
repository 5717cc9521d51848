const part =
  /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"([^\r\n]*)\r\n(?:[^\r\n]+\r\n)*\r\n([\s\S]*)$/i;

/** The text fields of a multipart form. Files are left out: no form of ours sends them so. */
export const multipartTexts = (body: string, contentType: string): Record<string, string> => {
  const boundary = /boundary="?([^";\s]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return {};
  const fields = body.split(`--${boundary}`).flatMap((piece) => {
    const [, name, more = '', value = ''] = part.exec(piece.replace(/^\r\n/, '')) ?? [];
    return name === undefined || /filename/i.test(more) ? [] : [[name, value.replace(/\r\n$/, '')] as const];
  });
  return Object.fromEntries(fields);
};

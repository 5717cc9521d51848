/** Escapes a segment of a path. */
export const segment = encodeURIComponent;

export const withToken = (path: string, token?: string): string =>
  token === undefined ? path : `${path}?token=${segment(token)}`;

/** Segments of a path are escaped here and nowhere else. */
export const segment = encodeURIComponent;

export const withToken = (path: string, token?: string): string =>
  token === undefined ? path : `${path}?token=${segment(token)}`;

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a person followed a link or form on a page of this site. Images, frames, prefetches and other sites do not
 * count.
 */
export const isOwnNavigation = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined;

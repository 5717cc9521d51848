import type { IncomingHttpHeaders } from 'node:http';

/** A page of this very site was left for this address by a person: not a picture, not another site, not a page fetched ahead. */
export const isOwnNavigation = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined;

import { ExpirationPlugin } from 'workbox-expiration';

const DAY_SECONDS = 86_400;

/** Of one kind no more than this is kept; the longest unused goes first, and all of it when the disk is full. */
export const createExpiration = ({ most, days }: { most: number; days: number }): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries: most, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true });

import { ExpirationPlugin } from 'workbox-expiration';

const DAY_SECONDS = 86_400;

/** Limits a cache. The least recently used entries go first, and all of them when the disk is full. */
export const createExpiration = ({ most, days }: { most: number; days: number }): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries: most, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true });

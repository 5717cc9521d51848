import { ExpirationPlugin } from 'workbox-expiration';

const DAY_SECONDS = 86_400;

/** Limits a cache. The least recently used entries go first, and all of them when the disk is full. */
export const createExpiration = ({
  maxEntries,
  maxDays,
}: {
  maxEntries: number;
  maxDays: number;
}): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: maxDays * DAY_SECONDS, purgeOnQuotaError: true });

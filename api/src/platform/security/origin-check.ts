import { errorCodes } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { type AppError, forbidden } from '../errors/app-error.js';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

/**
 * Why an unsafe request is refused, or null. A browser says where a request comes from (`Sec-Fetch-Site`, `Origin`):
 * both must name this site. A caller that says neither is no browser and carries nobody's cookies by accident.
 */
export const originRefusal = (
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  siteOrigins: readonly string[],
): AppError | null => {
  if (safe.has(method)) return null;
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const foreign =
    (typeof site === 'string' && !ownSites.has(site)) ||
    (origin !== undefined && !siteOrigins.includes(origin));
  return foreign ? forbidden(errorCodes.originRefused, 'This request came from another site.') : null;
};

import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { errorCodes } from '@wanderwork/contracts';
import { type AppError, forbidden } from '../errors/app-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    fromAnywhere?: boolean;
  }
}

/** Marks a route that other sites may call: it ignores cookies and takes all its input from the URL. */
export const FromAnywhere = () => RouteConfig({ fromAnywhere: true });

export const isFromAnywhere = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.config.fromAnywhere === true;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSiteValues = new Set(['same-origin', 'none']);

/**
 * Returns the error for an unsafe request from another site, or null. Browsers send `Sec-Fetch-Site` and `Origin`, and
 * both must name this site. A client that sends neither is not a browser, so it cannot be tricked into sending a
 * person's cookies.
 */
export const toOriginError = (
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  siteOrigins: readonly string[],
): AppError | null => {
  if (safeMethods.has(method)) return null;
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isForeign =
    (typeof site === 'string' && !ownSiteValues.has(site)) ||
    (origin !== undefined && !siteOrigins.includes(origin));
  return isForeign ? forbidden(errorCodes.originRefused, 'This request came from another site.') : null;
};

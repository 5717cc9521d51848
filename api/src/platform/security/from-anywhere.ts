import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    fromAnywhere?: boolean;
  }
}

/** Marks a route that other sites may call: it ignores cookies and takes all its input from the URL. */
export const FromAnywhere = () => RouteConfig({ fromAnywhere: true });

export const isFromAnywhere = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.config.fromAnywhere === true;

import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    fromAnywhere?: boolean;
  }
}

/** A route that other sites may call: it looks at no cookie, and what it needs to know stands in its address. */
export const FromAnywhere = () => RouteConfig({ fromAnywhere: true });

export const isFromAnywhere = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.config.fromAnywhere === true;

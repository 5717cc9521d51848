import type { FastifyInstance, RouteOptions } from 'fastify';

const CATCH_ALL = '/*';

/** Converts a route pattern to a regular expression: `:name` is one segment, `*` the rest. */
const toExpression = (pattern: string): RegExp => {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*.*$/, '.*')}/?$`);
};

/** Collects the routes of a server, to distinguish a wrong method from an unknown address. */
export class KnownRoutes {
  private readonly routes: { expression: RegExp; methods: string[] }[] = [];

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', (route) => this.add(route));
  }

  /** The methods of `path`; empty when no route matches. */
  findMethods(path: string): string[] {
    const matching = this.routes.filter(({ expression }) => expression.test(path));
    return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
  }

  private add({ url, method }: RouteOptions): void {
    // The page route matches any address, so it does not count.
    if (url !== CATCH_ALL) this.routes.push({ expression: toExpression(url), methods: [method].flat() });
  }
}
